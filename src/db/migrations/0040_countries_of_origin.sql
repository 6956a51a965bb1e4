ALTER TABLE "products" ADD COLUMN "country_of_origin" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "country_of_origin" text;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "country_of_origin" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_country_of_origin_two_letters" CHECK ("products"."country_of_origin" ~ '^[A-Z]{2}$');