CREATE TABLE "product_changes" (
	"product_id" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "missed_searches_day_words_pk" PRIMARY KEY("day","words"),
	CONSTRAINT "missed_searches_short" CHECK (char_length("missed_searches"."words") <= 80 and char_length("missed_searches"."shown") <= 200)
);
--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_changes_oldest" ON "product_changes" USING btree ("changed_at","product_id");--> statement-breakpoint
CREATE FUNCTION "note_products_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- In the order of their ids, as their rows are locked, so that two of these do not wait for each other.
  insert into product_changes as c (product_id, changed_at)
  select id, clock_timestamp() from fresh order by id
  on conflict (product_id) do update set changed_at = excluded.changed_at where c.changed_at < now();
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "products_note_new" AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "note_products_changed"();
--> statement-breakpoint
CREATE TRIGGER "products_note_changed" AFTER UPDATE ON "products"
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "note_products_changed"();
--> statement-breakpoint
-- What an order reserves changes without its products when pieces leave, and when that is undone or put right.
CREATE FUNCTION "note_reserved_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into product_changes as c (product_id, changed_at)
  select distinct l.product_id, clock_timestamp() from order_lines l
  where l.product_id is not null and l.order_id in (
    select order_id from fresh where kind in ('part-shipped', 'part-shipping-undone', 'shipped', 'shipping-undone', 'refunded', 'corrected'))
  order by 1
  on conflict (product_id) do update set changed_at = excluded.changed_at where c.changed_at < now();
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_note_reserved" AFTER INSERT ON "order_events"
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "note_reserved_changed"();
--> statement-breakpoint
INSERT INTO "product_changes" ("product_id") SELECT "id" FROM "products" ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Numbers of parcels may be noted after all has left. What changed in this transaction already says so.
CREATE FUNCTION "note_parcels_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update orders set changed_at = clock_timestamp() where id in (select order_id from touched) and changed_at < now();
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "parcels_note_new" AFTER INSERT ON "parcels"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_parcels_changed"();
--> statement-breakpoint
CREATE TRIGGER "parcels_note_removed" AFTER DELETE ON "parcels"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_parcels_changed"();
--> statement-breakpoint
-- Products are told with the name of their family and the kinds that it lies in.
CREATE FUNCTION "note_family_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into product_changes as c (product_id, changed_at)
  select id, clock_timestamp() from products where family_id = new.id order by id
  on conflict (product_id) do update set changed_at = excluded.changed_at where c.changed_at < now();
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "families_note_changed" AFTER UPDATE OF "name", "kind", "category" ON "families" FOR EACH ROW
  WHEN ((old.name, old.kind, old.category) is distinct from (new.name, new.kind, new.category)) EXECUTE FUNCTION "note_family_changed"();
