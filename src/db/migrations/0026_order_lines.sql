CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text,
	"sku" text,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"description" text NOT NULL,
	"min_quantity" integer NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"weight_grams" real,
	"customs_code" text,
	"own_number" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_total_is_product" CHECK ("order_lines"."total_cents"::bigint = "order_lines"."unit_price_cents"::bigint * "order_lines"."quantity")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_quantity_positive";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_is_sum";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_product_id_products_id_fk";
--> statement-breakpoint
-- The next number of an order booked at that time: 'PH-2026-000123', the year as in UTC. The digits go on from year to year, and
-- above six there are simply more.
CREATE FUNCTION "order_number"(booked_at timestamptz) RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT 'PH-' || to_char(booked_at AT TIME ZONE 'UTC', 'YYYY') || '-' || to_char(nextval('order_numbers'), 'FM999999999000000')
$$;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "goods_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "relief_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_method" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_treatment" text DEFAULT 'taxed' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_percent" numeric(4, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Each order so far becomes an order of one line; SKU and weight were not kept with it and are those of the product today.
INSERT INTO "order_lines" (order_id, position, product_id, sku, name, image, description, min_quantity, quantity, unit_price_cents, total_cents, weight_grams)
  SELECT o.id, 0, o.product_id, p.sku, o.product_name, o.product_image, o.product_description, o.min_quantity, o.quantity, o.unit_price_cents,
    o.total_cents, p.weight_grams
  FROM "orders" o LEFT JOIN "products" p ON p.id = o.product_id;
--> statement-breakpoint
UPDATE "orders" SET goods_cents = total_cents, number = numbered.number
  FROM (SELECT id, order_number(created_at) AS number FROM (SELECT id, created_at FROM "orders" ORDER BY created_at, id) in_order) numbered
  WHERE numbered.id = "orders".id;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET DEFAULT order_number(now()), ALTER COLUMN "number" SET NOT NULL, ALTER COLUMN "goods_cents" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_of_product" ON "order_lines" USING btree ("product_id","order_id");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "product_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "product_name";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "product_image";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "product_description";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "min_quantity";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "quantity";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "unit_price_cents";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_not_negative" CHECK ("orders"."goods_cents" >= 0 and "orders"."delivery_cents" >= 0 and "orders"."relief_cents" >= 0 and "orders"."total_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_is_sum" CHECK ("orders"."total_cents"::bigint = "orders"."goods_cents"::bigint + "orders"."delivery_cents" - "orders"."relief_cents");