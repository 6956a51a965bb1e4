CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"off_since" timestamp with time zone,
	"off_reason" text,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_status" integer,
	"last_answer" text
);
--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_messages_due" ON "webhook_messages" USING btree ("endpoint_id","next_attempt_at") WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_messages_one_of_stock" ON "webhook_messages" USING btree ("endpoint_id","subject") WHERE kind = 'stock.changed' and attempts = 0;--> statement-breakpoint
CREATE INDEX "webhook_messages_newest" ON "webhook_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_messages_failed" ON "webhook_messages" USING btree ("created_at","id") WHERE given_up_at is not null;--> statement-breakpoint
-- What endpoints are to be told is written here with what happened, whoever writes it: the shop, an older release beside it, a statement by hand. Each
-- trigger first asks whether any endpoint wants it, as most shops have none.
CREATE FUNCTION "tell_of_booked"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from webhook_endpoints where off_since is null and kinds && '{order.booked}'::text[]) then
    insert into webhook_messages (id, endpoint_id, kind, subject)
    select gen_random_uuid()::text, e.id, 'order.booked', n.id
    from fresh n join webhook_endpoints e on e.off_since is null and 'order.booked' = any(e.kinds)
    where n.supplement_of is null;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "orders_tell" AFTER INSERT ON "orders"
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_booked"();
--> statement-breakpoint
CREATE FUNCTION "tell_of_order_events"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from webhook_endpoints where off_since is null and kinds && '{order.on-account,order.paid,order.cancelled}'::text[]) then
    insert into webhook_messages (id, endpoint_id, kind, subject)
    select gen_random_uuid()::text, e.id, told.kind, n.order_id
    from fresh n
    join (values ('on-account', 'order.on-account'), ('paid', 'order.paid'), ('cancelled', 'order.cancelled'), ('expired', 'order.cancelled'))
      as told (event, kind) on told.event = n.kind
    join orders o on o.id = n.order_id and o.supplement_of is null
    join webhook_endpoints e on e.off_since is null and told.kind = any(e.kinds);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_tell" AFTER INSERT ON "order_events"
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_order_events"();
--> statement-breakpoint
CREATE FUNCTION "tell_of_shipments"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  what text := case tg_op when 'INSERT' then 'shipment.sent' else 'shipment.undone' end;
begin
  if exists (select from webhook_endpoints where off_since is null and kinds && array[what]) then
    insert into webhook_messages (id, endpoint_id, kind, subject, order_id)
    select gen_random_uuid()::text, e.id, what, s.id, s.order_id
    from touched s join webhook_endpoints e on e.off_since is null and what = any(e.kinds);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "shipments_tell" AFTER INSERT ON "shipments"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_shipments"();
--> statement-breakpoint
CREATE TRIGGER "shipments_tell_undone" AFTER DELETE ON "shipments"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_shipments"();
--> statement-breakpoint
-- One that waits untried says it already. It is locked until this commits, as its product is: whoever sends it reads the stock after that.
CREATE FUNCTION "tell_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from webhook_endpoints where off_since is null and kinds && '{stock.changed}'::text[]) then
    insert into webhook_messages as m (id, endpoint_id, kind, subject)
    select gen_random_uuid()::text, e.id, 'stock.changed', n.product_id
    from (select distinct product_id from fresh order by product_id) n
    join webhook_endpoints e on e.off_since is null and 'stock.changed' = any(e.kinds)
    on conflict (endpoint_id, subject) where kind = 'stock.changed' and attempts = 0 do update set subject = excluded.subject;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_tell" AFTER INSERT ON "stock_movements"
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_stock"();
--> statement-breakpoint
CREATE FUNCTION "tell_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from webhook_endpoints where off_since is null and kinds && '{refund.made}'::text[]) then
    insert into webhook_messages (id, endpoint_id, kind, subject, order_id)
    select gen_random_uuid()::text, e.id, 'refund.made', case tg_table_name when 'refunds' then to_jsonb(new) ->> 'id' else new.order_id end, new.order_id
    from webhook_endpoints e where e.off_since is null and 'refund.made' = any(e.kinds);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_tell_new" AFTER INSERT ON "refunds" FOR EACH ROW
  WHEN (new.status in ('succeeded', 'sent-another-way')) EXECUTE FUNCTION "tell_of_refund"();
--> statement-breakpoint
CREATE TRIGGER "refunds_tell" AFTER UPDATE OF "status" ON "refunds" FOR EACH ROW
  WHEN (new.status in ('succeeded', 'sent-another-way') and old.status is distinct from new.status) EXECUTE FUNCTION "tell_of_refund"();
--> statement-breakpoint
CREATE TRIGGER "account_payments_tell" AFTER UPDATE OF "refund_sent_on" ON "account_payments" FOR EACH ROW
  WHEN (old.refund_sent_on is null and new.refund_sent_on is not null) EXECUTE FUNCTION "tell_of_refund"();
