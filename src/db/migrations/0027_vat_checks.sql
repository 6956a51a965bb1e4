CREATE TABLE "vat_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"vat_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"consultation_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vat_checks_one_pending" ON "vat_checks" USING btree ("vat_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "vat_checks_of_id" ON "vat_checks" USING btree ("vat_id","answered_at");--> statement-breakpoint
CREATE INDEX "vat_checks_of_user" ON "vat_checks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vat_checks_due" ON "vat_checks" USING btree ("next_attempt_at") WHERE status = 'pending';