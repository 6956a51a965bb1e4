ALTER TABLE "postal_addresses" ADD COLUMN "vat_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seller_vat_id" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "seller_vat_id" text;