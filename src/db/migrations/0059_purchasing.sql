CREATE TABLE "product_suppliers" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"supplier_id" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"price_cents" integer,
	"pack" integer DEFAULT 1 NOT NULL,
	"minimum" integer DEFAULT 1 NOT NULL,
	"lead_days" integer,
	CONSTRAINT "product_suppliers_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_suppliers_packs_positive" CHECK ("product_suppliers"."pack" > 0 and "product_suppliers"."minimum" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_order_lines" (
	"purchase_order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"sku" text,
	"number" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer,
	"received" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_order_lines_purchase_order_id_position_pk" PRIMARY KEY("purchase_order_id","position"),
	CONSTRAINT "purchase_order_lines_positive" CHECK ("purchase_order_lines"."quantity" > 0 and "purchase_order_lines"."received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"supplier_id" text NOT NULL,
	"supplier_name" text NOT NULL,
	"supplier_address" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"expected_on" date,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "purchase_orders_sent_with_moment" CHECK (("purchase_orders"."state" in ('draft', 'cancelled')) or "purchase_orders"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "reorder_levels" (
	"product_id" text PRIMARY KEY NOT NULL,
	"reorder_point" integer,
	"order_up_to" integer,
	"version" integer NOT NULL,
	CONSTRAINT "reorder_levels_in_order" CHECK ("reorder_levels"."order_up_to" >= coalesce("reorder_levels"."reorder_point", 0))
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"lead_days" integer NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppliers_lead_not_negative" CHECK ("suppliers"."lead_days" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "purchase_order_id" text;--> statement-breakpoint
ALTER TABLE "product_suppliers" ADD CONSTRAINT "product_suppliers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_suppliers" ADD CONSTRAINT "product_suppliers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reorder_levels" ADD CONSTRAINT "reorder_levels_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_suppliers_once" ON "product_suppliers" USING btree ("supplier_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_lines_once" ON "purchase_order_lines" USING btree ("product_id","purchase_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_orders_sequence" ON "purchase_orders" USING btree ("sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_orders_number" ON "purchase_orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "purchase_orders_of_supplier" ON "purchase_orders" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_state" ON "purchase_orders" USING btree ("state","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_name" ON "suppliers" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_of_purchase_order" ON "stock_movements" USING btree ("purchase_order_id") WHERE purchase_order_id is not null;