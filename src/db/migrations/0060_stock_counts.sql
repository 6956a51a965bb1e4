CREATE TABLE "stock_count_lines" (
	"count_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"shelf_place" text NOT NULL,
	"shelf" integer NOT NULL,
	"recount" boolean DEFAULT false NOT NULL,
	"counted" integer,
	"change" integer,
	"reason" text,
	"entered_by" text,
	"entered_at" timestamp with time zone,
	CONSTRAINT "stock_count_lines_count_id_position_pk" PRIMARY KEY("count_id","position"),
	CONSTRAINT "stock_count_lines_entered_whole" CHECK (("stock_count_lines"."counted" is null) = ("stock_count_lines"."entered_at" is null) and ("stock_count_lines"."counted" is null) = ("stock_count_lines"."change" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"place" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_count_lines_of_product" ON "stock_count_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_counts_sequence" ON "stock_counts" USING btree ("sequence");