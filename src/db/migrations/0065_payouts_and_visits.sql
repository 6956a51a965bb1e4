CREATE TABLE "card_movements" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"intent_id" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"payout_id" text
);
--> statement-breakpoint
CREATE TABLE "card_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"arrives_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"parts" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."balance_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"source" text NOT NULL,
	"intent_id" text,
	"payout_id" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"arrives_on" date NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"times" bigint NOT NULL,
	CONSTRAINT "visit_counts_day_step_pk" PRIMARY KEY("day","step")
);
--> statement-breakpoint
ALTER TABLE "reconciliation_marks" ADD COLUMN "payouts_read_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reconciliation_marks" ADD COLUMN "payouts_failing_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "card_movements_day" ON "card_movements" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "card_movements_payout" ON "card_movements" USING btree ("payout_id","occurred_at");--> statement-breakpoint
CREATE INDEX "card_payouts_arrive" ON "card_payouts" USING btree ("arrives_on");--> statement-breakpoint
CREATE INDEX "sandbox_balance_created" ON "sandbox"."balance_transactions" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "sandbox_balance_payout" ON "sandbox"."balance_transactions" USING btree ("payout_id","created");