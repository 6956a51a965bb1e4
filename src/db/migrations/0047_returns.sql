CREATE TABLE "credit_lines" (
	"credit_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "credit_lines_credit_id_position_pk" PRIMARY KEY("credit_id","position"),
	CONSTRAINT "credit_lines_not_negative" CHECK ("credit_lines"."quantity" >= 0 and "credit_lines"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"return_id" text,
	"amount_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"given_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credits_positive" CHECK ("credits"."amount_cents" > 0 and "credits"."delivery_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	"scrapped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_lines_quantity_positive" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_no_more_arrived" CHECK ("return_lines"."restocked" >= 0 and "return_lines"."scrapped" >= 0 and "return_lines"."restocked" + "return_lines"."scrapped" <= "return_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"place" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"is_by_shop" boolean DEFAULT false NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "returns_arrived" CHECK ("returns"."state" <> 'arrived' or "returns"."arrived_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "credit_lines" ADD CONSTRAINT "credit_lines_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lines" ADD CONSTRAINT "credit_lines_of_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_of_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_lines_order_line" ON "credit_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "credits_of_order" ON "credits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credits_of_return" ON "credits" USING btree ("return_id") WHERE return_id is not null;--> statement-breakpoint
CREATE INDEX "return_lines_order_line" ON "return_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_of_order" ON "returns" USING btree ("order_id","place");--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "returns_waiting" ON "returns" USING btree ("created_at","id") WHERE state = 'requested' or state = 'arrived' and refunded_at is null;