-- What the release before sells beside this one is never beyond the stock; what it gives back comes to those who wait first, by the trigger.
ALTER TABLE "products" ADD COLUMN "back_order_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "back_ordered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "back_ordered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "leaves_by" date;--> statement-breakpoint
CREATE INDEX "products_back_ordered" ON "products" USING btree ("id") WHERE back_ordered > 0;--> statement-breakpoint
CREATE INDEX "order_lines_back_ordered" ON "order_lines" USING btree ("product_id") WHERE back_ordered > 0;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_back_ordered_not_negative" CHECK ("products"."back_ordered" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_back_order_days_positive" CHECK ("products"."back_order_days" > 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_back_order_is_promised" CHECK ("order_lines"."back_ordered" >= 0 and ("order_lines"."back_ordered" > 0) = ("order_lines"."leaves_by" is not null));--> statement-breakpoint
-- Pieces that come are of those who wait for them: none is available while any is owed. More is owed only of sizes that may be sold beyond the
-- stock; of any other the constraint refuses, as ever.
CREATE FUNCTION "set_off_back_ordered"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  net integer := new.available - new.back_ordered;
begin
  if net >= -old.back_ordered or new.back_order_days is not null then
    new.available := greatest(net, 0);
    new.back_ordered := greatest(-net, 0);
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "products_set_off_back_ordered" BEFORE UPDATE OF "available", "back_ordered" ON "products" FOR EACH ROW
  WHEN (new.available < 0 or (new.available > 0 and new.back_ordered > 0)) EXECUTE FUNCTION "set_off_back_ordered"();