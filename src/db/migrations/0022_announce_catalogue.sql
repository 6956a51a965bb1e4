-- Every instance keeps the catalogue in memory, to search it. These triggers announce what has changed, on commit:
-- 'product <id>', 'family <id>', 'review <id of the product>', or '*' for more than is worth naming. Stock is not announced: a
-- booking would queue behind the one lock that all announcements take.
CREATE FUNCTION "announce_product"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('catalogue', 'product ' || new.id);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "products_announce_edit"
  AFTER UPDATE OF "id", "name", "image", "further_images", "price_cents", "min_quantity", "category", "description", "sku", "standard",
    "material", "finish", "dimensions", "model", "archived_at", "version", "family_id", "leads", "size", "grade", "position",
    "picture_shows", "weight_grams", "pack_step", "price_tiers", "created_at"
  ON "products" FOR EACH ROW EXECUTE FUNCTION "announce_product"();
--> statement-breakpoint
CREATE FUNCTION "announce_products"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (select count(*) from (select from changed limit 101) as first_ones) > 100 then
    perform pg_notify('catalogue', '*');
  else
    perform pg_notify('catalogue', 'product ' || id) from changed;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "products_announce_new" AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"();
--> statement-breakpoint
CREATE TRIGGER "products_announce_removed" AFTER DELETE ON "products"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"();
--> statement-breakpoint
CREATE FUNCTION "announce_family"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('catalogue', 'family ' || new.id);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "families_announce"
  AFTER INSERT OR UPDATE OF "id", "name", "summary", "category", "standard", "created_at"
  ON "families" FOR EACH ROW EXECUTE FUNCTION "announce_family"();
--> statement-breakpoint
CREATE FUNCTION "announce_review"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' and old.product_id is not null then
    perform pg_notify('catalogue', 'review ' || old.product_id);
  end if;
  if tg_op <> 'DELETE' and new.product_id is not null then
    perform pg_notify('catalogue', 'review ' || new.product_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "reviews_announce" AFTER INSERT OR UPDATE OR DELETE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION "announce_review"();
