ALTER TABLE "order_events" ADD COLUMN "is_by_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "booked_by" text;