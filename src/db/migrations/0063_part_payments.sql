ALTER TABLE "account_payments" DROP CONSTRAINT "account_payments_pkey";--> statement-breakpoint
ALTER TABLE "account_payments" ADD COLUMN "id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "received_cents" = p."amount_cents" FROM "account_payments" p WHERE p."order_id" = "orders"."id";--> statement-breakpoint
CREATE INDEX "account_payments_of_order" ON "account_payments" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_not_overpaid" CHECK ("orders"."received_cents" >= 0 and "orders"."credited_cents"::bigint + "orders"."received_cents" <= "orders"."total_cents");
