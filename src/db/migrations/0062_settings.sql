CREATE TABLE "setting_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"before" text,
	"after" text,
	"changed_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "setting_versions_of_setting" ON "setting_versions" USING btree ("name","version");