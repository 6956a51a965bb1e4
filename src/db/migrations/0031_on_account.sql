CREATE TABLE "account_payments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"reference" text NOT NULL,
	"noted_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refund_sent_on" date,
	"refund_reference" text,
	"refund_reason" text,
	CONSTRAINT "account_payments_amount_positive" CHECK ("account_payments"."amount_cents" > 0),
	CONSTRAINT "account_payments_refund_whole" CHECK (("account_payments"."refund_sent_on" is null) = ("account_payments"."refund_reference" is null) and ("account_payments"."refund_sent_on" is null) = ("account_payments"."refund_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_limit_cents" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_payments" ADD CONSTRAINT "account_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_terms_whole" CHECK (("users"."account_limit_cents" is null) = ("users"."account_days" is null));