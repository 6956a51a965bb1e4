CREATE TABLE "transfers_back" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"credit_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"sent_on" date,
	"reference" text,
	"noted_by" text,
	CONSTRAINT "transfers_back_credit_id_unique" UNIQUE("credit_id"),
	CONSTRAINT "transfers_back_positive" CHECK ("transfers_back"."amount_cents" > 0),
	CONSTRAINT "transfers_back_sent_whole" CHECK (("transfers_back"."sent_on" is null) = ("transfers_back"."reference" is null) and ("transfers_back"."sent_on" is null) = ("transfers_back"."noted_by" is null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_discount_percent" numeric(4, 2);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_discount_days" integer;--> statement-breakpoint
ALTER TABLE "account_payments" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_payments" ADD COLUMN "discount_net_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_payments" ADD COLUMN "discount_of" integer;--> statement-breakpoint
ALTER TABLE "account_payments" ADD COLUMN "refund_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_percent" numeric(4, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_until" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminders_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminders_stopped_for" text;--> statement-breakpoint
ALTER TABLE "transfers_back" ADD CONSTRAINT "transfers_back_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers_back" ADD CONSTRAINT "transfers_back_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_back_of_order" ON "transfers_back" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transfers_back_waiting" ON "transfers_back" USING btree ("created_at") WHERE sent_on is null;--> statement-breakpoint
CREATE INDEX "transfers_back_sent" ON "transfers_back" USING btree ("sent_on") WHERE sent_on is not null;--> statement-breakpoint
CREATE INDEX "account_payments_discounted" ON "account_payments" USING btree ("received_on") WHERE discount_of is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_discount_whole" CHECK (("users"."account_discount_percent" is null) = ("users"."account_discount_days" is null));--> statement-breakpoint
ALTER TABLE "account_payments" ADD CONSTRAINT "account_payments_discount_whole" CHECK (("account_payments"."discount_cents" > 0) = ("account_payments"."discount_of" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_whole" CHECK ("orders"."discount_cents" >= 0 and ("orders"."discount_percent" is null) = ("orders"."discount_until" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reminders_stopped_whole" CHECK (("orders"."reminders_stopped_at" is null) = ("orders"."reminders_stopped_for" is null));