ALTER TABLE "orders" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_order_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "orders_note_changed" BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "note_order_changed"();
--> statement-breakpoint
-- What changed in this transaction already says so.
CREATE FUNCTION "note_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update orders set changed_at = clock_timestamp() where id in (select order_id from fresh) and changed_at < now();
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_note_changed" AFTER INSERT ON "order_events"
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "note_order_event"();
