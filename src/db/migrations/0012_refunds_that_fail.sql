ALTER TABLE "refunds" ADD COLUMN "service_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "key_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "refunds_intent" ON "refunds" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "refunds_to_check" ON "refunds" USING btree ("next_attempt_at") WHERE status = 'succeeded';--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("created_at") WHERE status = 'failed';