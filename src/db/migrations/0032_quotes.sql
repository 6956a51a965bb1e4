CREATE SEQUENCE "public"."quote_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
-- The next number of a quote asked for at that time: 'Q-2026-000001', the year as in UTC. The digits go on from year to year, and above
-- six there are simply more.
CREATE FUNCTION "quote_number"(asked_at timestamptz) RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT 'Q-' || to_char(asked_at AT TIME ZONE 'UTC', 'YYYY') || '-' || to_char(nextval('quote_numbers'), 'FM999999999000000')
$$;
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"quote_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text,
	"sku" text,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"wanted_unit_cents" integer,
	"weight_grams" real,
	"customs_code" text,
	CONSTRAINT "quote_lines_quote_id_position_pk" PRIMARY KEY("quote_id","position"),
	CONSTRAINT "quote_lines_quantity_positive" CHECK ("quote_lines"."quantity" > 0),
	CONSTRAINT "quote_lines_total_is_product" CHECK ("quote_lines"."total_cents"::bigint = "quote_lines"."unit_price_cents"::bigint * "quote_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT quote_number(now()) NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"goods_cents" integer NOT NULL,
	"delivery_cents" integer DEFAULT 0 NOT NULL,
	"relief_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"delivery_method" text,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"vat_id" text,
	"tax_treatment" text DEFAULT 'taxed' NOT NULL,
	"vat_percent" numeric(4, 2) NOT NULL,
	"customer_reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"offered_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"order_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "quotes_total_is_sum" CHECK ("quotes"."total_cents"::bigint = "quotes"."goods_cents"::bigint + "quotes"."delivery_cents" - "quotes"."relief_cents"),
	CONSTRAINT "quotes_amounts_not_negative" CHECK ("quotes"."goods_cents" >= 0 and "quotes"."delivery_cents" >= 0 and "quotes"."relief_cents" >= 0 and "quotes"."total_cents" >= 0),
	CONSTRAINT "quotes_offered_until" CHECK (("quotes"."offered_at" is null) = ("quotes"."valid_until" is null)
        and ("quotes"."offered_at" is not null or "quotes"."status" not in ('offered', 'ordered'))),
	CONSTRAINT "quotes_ordered_as_order" CHECK (("quotes"."status" = 'ordered') = ("quotes"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_lines_of_product" ON "quote_lines" USING btree ("product_id","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_of_user" ON "quotes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("created_at","id");