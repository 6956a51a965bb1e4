DROP INDEX "mails_sent";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_founder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "made_admin_by" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (case when split_part(lower(recipient), '@', 2) in ('gmail.com', 'googlemail.com') then replace(split_part(split_part(lower(recipient), '@', 1), '+', 1), '.', '') || '@gmail.com' else split_part(split_part(lower(recipient), '@', 1), '+', 1) || '@' || split_part(lower(recipient), '@', 2) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_made_admin_by_users_id_fk" FOREIGN KEY ("made_admin_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_made_admin_by" ON "users" USING btree ("made_admin_by");--> statement-breakpoint
CREATE INDEX "mails_sent" ON "mails" USING btree ("mailbox","sent_at") WHERE sent_at is not null;--> statement-breakpoint
UPDATE "users" SET "is_founder" = true WHERE "id" = (SELECT "id" FROM "users" WHERE "role" = 'admin' ORDER BY "created_at", "id" LIMIT 1);--> statement-breakpoint
UPDATE "users" SET "made_admin_by" = "granted"."by"
FROM (
	SELECT DISTINCT ON ("subject") "subject", "actor_id" AS "by" FROM "audit_events"
	WHERE "action" = 'role-changed' AND "after" ->> 'role' = 'admin' ORDER BY "subject", "created_at" DESC
) "granted"
WHERE "users"."email" = "granted"."subject" AND "users"."role" = 'admin' AND NOT "users"."is_founder" AND "granted"."by" <> "users"."id"
	AND EXISTS (SELECT 1 FROM "users" "admin" WHERE "admin"."id" = "granted"."by");
