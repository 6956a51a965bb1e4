DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "further_images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "standard" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "material" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "finish" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "dimensions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model" text;--> statement-breakpoint
UPDATE "products" SET "category" = CASE "category" WHEN 'appliance' THEN 'brackets' WHEN 'industrial' THEN 'fasteners' END WHERE "category" IN ('appliance', 'industrial');--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_unique" ON "products" USING btree (lower("sku"));--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin (to_tsvector('english', translate("name" || ' ' || "description" || ' ' || coalesce("sku", '') || ' ' || coalesce("standard", '') || ' ' || replace(coalesce("standard", ''), ' ', '') || ' ' || coalesce("material", ''), '-+./_@&<>~', '          ')));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_known" CHECK ("products"."category" in ('fasteners', 'hand-tools', 'cutting-tools', 'bearings', 'springs', 'brackets', 'clamping', 'shipping'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_words_not_blank" CHECK ('' not in (btrim("products"."name"), coalesce(btrim("products"."sku"), '-'), coalesce(btrim("products"."standard"), '-'), coalesce(btrim("products"."material"), '-'), coalesce(btrim("products"."finish"), '-')));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_dimensions_are_rows" CHECK (jsonb_typeof("products"."dimensions") = 'array' and jsonb_array_length("products"."dimensions") <= 30);