ALTER TABLE "orders" ADD COLUMN "vat_check_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat_check_id_vat_checks_id_fk" FOREIGN KEY ("vat_check_id") REFERENCES "public"."vat_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_vat_check" ON "orders" USING btree ("vat_check_id") WHERE vat_check_id is not null;--> statement-breakpoint
UPDATE "orders" SET "vat_check_id" = (
  SELECT "id" FROM "vat_checks"
  WHERE "vat_checks"."vat_id" = "orders"."vat_id" AND "vat_checks"."created_at" <= "orders"."created_at"
  ORDER BY "vat_checks"."created_at" DESC LIMIT 1
) WHERE "vat_id" IS NOT NULL;
