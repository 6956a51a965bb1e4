CREATE TABLE "bank_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"name" text NOT NULL,
	"iban" text NOT NULL,
	"remittance" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "bank_entries_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_entries_amount_positive" CHECK ("bank_entries"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "account_payments" ADD COLUMN "bank_entry_id" text;--> statement-breakpoint
CREATE INDEX "bank_entries_listed" ON "bank_entries" USING btree ("status","booked_on","id");--> statement-breakpoint
ALTER TABLE "account_payments" ADD CONSTRAINT "account_payments_bank_entry_id_bank_entries_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "public"."bank_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_payments_of_bank_entry" ON "account_payments" USING btree ("bank_entry_id") WHERE bank_entry_id is not null;