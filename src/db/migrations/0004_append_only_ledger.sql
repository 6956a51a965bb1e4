-- The ledger of stock and the life of an order are written once: whoever wants to change them must drop the triggers first.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Shops that sold before there was a ledger: what is there now is the opening balance, less what was booked.
INSERT INTO stock_movements (id, product_id, change, reason) SELECT gen_random_uuid()::text, id, available, 'opening' FROM products;
