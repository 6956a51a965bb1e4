ALTER TABLE "orders" ADD COLUMN "supplement_of" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplement_of_orders_id_fk" FOREIGN KEY ("supplement_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_supplements" ON "orders" USING btree ("supplement_of") WHERE supplement_of is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_supplement" ON "orders" USING btree ("supplement_of") WHERE status = 'booked' and supplement_of is not null;