ALTER TABLE "reviews" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "reviews_note_changed" BEFORE UPDATE ON "reviews" FOR EACH ROW EXECUTE FUNCTION "note_changed"();--> statement-breakpoint
CREATE TRIGGER "users_note_changed" BEFORE UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION "note_changed"();--> statement-breakpoint
CREATE TRIGGER "lots_note_changed" BEFORE UPDATE ON "lots" FOR EACH ROW EXECUTE FUNCTION "note_changed"();--> statement-breakpoint
CREATE TRIGGER "contact_messages_note_changed" BEFORE UPDATE ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "note_changed"();--> statement-breakpoint
CREATE TRIGGER "purchase_orders_note_changed" BEFORE UPDATE ON "purchase_orders" FOR EACH ROW EXECUTE FUNCTION "note_changed"();--> statement-breakpoint
CREATE TRIGGER "suppliers_note_changed" BEFORE UPDATE ON "suppliers" FOR EACH ROW EXECUTE FUNCTION "note_changed"();--> statement-breakpoint
CREATE TRIGGER "quotes_note_changed" BEFORE UPDATE ON "quotes" FOR EACH ROW EXECUTE FUNCTION "note_changed"();--> statement-breakpoint
CREATE TRIGGER "returns_note_changed" BEFORE UPDATE ON "returns" FOR EACH ROW EXECUTE FUNCTION "note_changed"();--> statement-breakpoint
CREATE TRIGGER "stock_counts_note_changed" BEFORE UPDATE ON "stock_counts" FOR EACH ROW EXECUTE FUNCTION "note_changed"();
--> statement-breakpoint
-- The table that a row belongs to, and the column that says to which of its rows. What changed in this transaction already says so.
CREATE FUNCTION "note_part_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  execute format('update %I set changed_at = clock_timestamp() where changed_at < now() and id in (select %I from touched)', tg_argv[0], tg_argv[1]);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "message_replies_note_new" AFTER INSERT ON "message_replies"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('contact_messages', 'message_id');
--> statement-breakpoint
CREATE TRIGGER "purchase_order_lines_note_new" AFTER INSERT ON "purchase_order_lines"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('purchase_orders', 'purchase_order_id');
--> statement-breakpoint
CREATE TRIGGER "purchase_order_lines_note_changed" AFTER UPDATE ON "purchase_order_lines"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('purchase_orders', 'purchase_order_id');
--> statement-breakpoint
CREATE TRIGGER "purchase_order_lines_note_removed" AFTER DELETE ON "purchase_order_lines"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('purchase_orders', 'purchase_order_id');
--> statement-breakpoint
CREATE TRIGGER "stock_count_lines_note_changed" AFTER UPDATE ON "stock_count_lines"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('stock_counts', 'count_id');
--> statement-breakpoint
CREATE TRIGGER "stock_count_lines_note_removed" AFTER DELETE ON "stock_count_lines"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('stock_counts', 'count_id');
--> statement-breakpoint
CREATE TRIGGER "return_lines_note_changed" AFTER UPDATE ON "return_lines"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('returns', 'return_id');
--> statement-breakpoint
CREATE TRIGGER "credits_note_new" AFTER INSERT ON "credits"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('returns', 'return_id');
--> statement-breakpoint
CREATE TRIGGER "postal_addresses_note_new" AFTER INSERT ON "postal_addresses"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('users', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "postal_addresses_note_changed" AFTER UPDATE ON "postal_addresses"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('users', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "postal_addresses_note_removed" AFTER DELETE ON "postal_addresses"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('users', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "profiles_note_new" AFTER INSERT ON "profiles"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('users', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "profiles_note_changed" AFTER UPDATE ON "profiles"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "note_part_changed"('users', 'user_id');
--> statement-breakpoint
-- A return is refunded when its order is, whose row is locked first, as everywhere.
CREATE FUNCTION "note_returns_refunded"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update returns set changed_at = clock_timestamp() where order_id = new.id and changed_at < now();
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "orders_note_returns_refunded" AFTER UPDATE OF "status" ON "orders" FOR EACH ROW
  WHEN (new.status = 'refunded' and old.status is distinct from new.status) EXECUTE FUNCTION "note_returns_refunded"();
