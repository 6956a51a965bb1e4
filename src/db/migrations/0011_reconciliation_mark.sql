CREATE TABLE "reconciliation_marks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"compared_until" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliation_marks_one" CHECK ("reconciliation_marks"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "sandbox"."payment_intents" ADD COLUMN "charged" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sandbox_intents_created" ON "sandbox"."payment_intents" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "sandbox_intents_charged" ON "sandbox"."payment_intents" USING btree ("charged","id");--> statement-breakpoint
UPDATE "sandbox"."payment_intents" SET "charged" = "created" WHERE "status" = 'succeeded';
