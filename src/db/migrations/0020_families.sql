CREATE TABLE "families" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"standard" text,
	"listed" integer DEFAULT 0 NOT NULL,
	"from_cents" integer DEFAULT 0 NOT NULL,
	"to_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "families_name_not_blank" CHECK (btrim("families"."name") <> ''),
	CONSTRAINT "families_id_is_address" CHECK ("families"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "leads" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_shows" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" real;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_step" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_one_leads" ON "products" USING btree ("family_id") WHERE leads;--> statement-breakpoint
CREATE INDEX "products_of_family" ON "products" USING btree ("family_id","position");--> statement-breakpoint
CREATE INDEX "products_leading" ON "products" USING btree ("created_at","id") WHERE leads and archived_at is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_step_positive" CHECK ("products"."pack_step" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tiers_are_rows" CHECK (jsonb_typeof("products"."price_tiers") = 'array');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_alone_lead" CHECK ("products"."leads" or "products"."family_id" is not null);--> statement-breakpoint
-- What each of so many pieces costs, in cents: the price of the largest tier that the quantity reaches, else the usual price.
CREATE FUNCTION unit_price(price_cents integer, price_tiers jsonb, quantity integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN price_tiers = '[]'::jsonb THEN price_cents ELSE coalesce(
    (SELECT (tier->>'priceCents')::int FROM jsonb_array_elements(price_tiers) AS tier
      WHERE (tier->>'from')::int <= quantity ORDER BY (tier->>'from')::int DESC LIMIT 1),
    price_cents) END
$$;
