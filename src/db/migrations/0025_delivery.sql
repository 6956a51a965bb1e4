CREATE TABLE "delivery_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"free_from_cents" integer,
	"zones" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_methods_zones_are_rows" CHECK (jsonb_typeof("delivery_methods"."zones") = 'array'),
	CONSTRAINT "delivery_methods_free_from_not_negative" CHECK ("delivery_methods"."free_from_cents" >= 0)
);
--> statement-breakpoint
-- What is offered until the owner edits it: parcels cost nothing.
INSERT INTO "delivery_methods" ("id", "free_from_cents", "zones") VALUES
  ('parcel', NULL, '[{"countries":["AT","BE","BG","CY","CZ","DE","DK","EE","ES","FI","FR","GR","HR","HU","IE","IT","LT","LU","LV","MT","NL","PL","PT","RO","SE","SI","SK"],"minDays":2,"maxDays":5,"steps":[{"upToGrams":null,"cents":0}]},{"countries":["CH","GB","NO"],"minDays":3,"maxDays":7,"steps":[{"upToGrams":null,"cents":0}]}]'),
  ('express', NULL, '[{"countries":["AT","BE","BG","CY","CZ","DE","DK","EE","ES","FI","FR","GR","HR","HU","IE","IT","LT","LU","LV","MT","NL","PL","PT","RO","SE","SI","SK"],"minDays":1,"maxDays":2,"steps":[{"upToGrams":2000,"cents":1490},{"upToGrams":10000,"cents":2290},{"upToGrams":31500,"cents":3990}]},{"countries":["CH","GB","NO"],"minDays":2,"maxDays":3,"steps":[{"upToGrams":2000,"cents":2490},{"upToGrams":10000,"cents":3490},{"upToGrams":31500,"cents":5990}]}]'),
  ('pallet', 250000, '[{"countries":["AT","BE","BG","CY","CZ","DE","DK","EE","ES","FI","FR","GR","HR","HU","IE","IT","LT","LU","LV","MT","NL","PL","PT","RO","SE","SI","SK"],"minDays":3,"maxDays":6,"steps":[{"upToGrams":100000,"cents":6900},{"upToGrams":300000,"cents":11900},{"upToGrams":600000,"cents":17900},{"upToGrams":1000000,"cents":24900}]},{"countries":["CH","GB","NO"],"minDays":4,"maxDays":9,"steps":[{"upToGrams":100000,"cents":9900},{"upToGrams":300000,"cents":16900},{"upToGrams":600000,"cents":24900},{"upToGrams":1000000,"cents":34900}]}]'),
  ('pick-up', NULL, '[{"countries":[],"minDays":1,"maxDays":1,"steps":[{"upToGrams":null,"cents":0}]}]');
