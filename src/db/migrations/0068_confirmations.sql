CREATE TABLE "confirmations" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"family_id" text,
	"product_id" text,
	"why" text DEFAULT '' NOT NULL,
	"proposed" text DEFAULT '' NOT NULL,
	"statement" text NOT NULL,
	"products" integer NOT NULL,
	"document" text,
	"documented_by" text,
	"documented_at" timestamp with time zone,
	"confirmed_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "confirmations_of_one" CHECK (("confirmations"."family_id" is null) <> ("confirmations"."product_id" is null)),
	CONSTRAINT "confirmations_of_some" CHECK ("confirmations"."products" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "confirmed" jsonb;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmations_in_force" ON "confirmations" USING btree ("subject","created_at") WHERE undone_at is null;