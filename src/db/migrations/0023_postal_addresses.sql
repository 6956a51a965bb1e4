CREATE TABLE "postal_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"street2" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"is_default_delivery" boolean DEFAULT false NOT NULL,
	"is_default_billing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "postal_addresses_country_is_code" CHECK ("postal_addresses"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "postal_addresses_to_somebody" CHECK ("postal_addresses"."name" <> '' or "postal_addresses"."company" <> '')
);
--> statement-breakpoint
ALTER TABLE "postal_addresses" ADD CONSTRAINT "postal_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "postal_addresses_of_user" ON "postal_addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "postal_addresses_one_delivery" ON "postal_addresses" USING btree ("user_id") WHERE is_default_delivery;--> statement-breakpoint
CREATE UNIQUE INDEX "postal_addresses_one_billing" ON "postal_addresses" USING btree ("user_id") WHERE is_default_billing;