CREATE TABLE "lots" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"number" text NOT NULL,
	"remaining" integer NOT NULL,
	"received_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"certificate" text,
	"certified_by" text,
	"certified_at" timestamp with time zone,
	CONSTRAINT "lots_remaining_not_negative" CHECK ("lots"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipment_lots" (
	"shipment_id" text NOT NULL,
	"position" integer NOT NULL,
	"lot_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lots_shipment_id_position_lot_id_pk" PRIMARY KEY("shipment_id","position","lot_id"),
	CONSTRAINT "shipment_lots_quantity_positive" CHECK ("shipment_lots"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "lot_id" text;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lots" ADD CONSTRAINT "shipment_lots_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lots" ADD CONSTRAINT "shipment_lots_of_shipment_line" FOREIGN KEY ("shipment_id","position") REFERENCES "public"."shipment_lines"("shipment_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lots_number_of_product" ON "lots" USING btree ("product_id",lower("number"));--> statement-breakpoint
CREATE INDEX "lots_newest" ON "lots" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shipment_lots_of_lot" ON "shipment_lots" USING btree ("lot_id","shipment_id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_of_lot" ON "stock_movements" USING btree ("lot_id") WHERE lot_id is not null;