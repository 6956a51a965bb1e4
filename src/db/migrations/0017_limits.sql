ALTER TABLE "orders" ADD COLUMN "unconfirmed_network" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "opened_from" text;--> statement-breakpoint
CREATE INDEX "mails_sent" ON "mails" USING btree ("recipient","sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_user" ON "orders" USING btree ("user_id") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "orders_of_network" ON "orders" USING btree ("unconfirmed_network") WHERE unconfirmed_network is not null;--> statement-breakpoint
-- Whether a person may have one more unpaid order; with a network also all unconfirmed accounts of that network together. Null: no limit.
-- The locks last until the booking is committed, and every query of a volatile function sees what was committed before it began:
-- of any number of bookings at once no more than the limit succeed. Always the person first, then the network: no deadlock.
CREATE FUNCTION may_book(person text, max_of_person integer, network text, max_of_network integer) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF max_of_person IS NULL THEN RETURN true; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('unpaid orders of ' || person, 0));
  IF (SELECT count(*) FROM orders WHERE user_id = person AND status = 'booked') >= max_of_person THEN RETURN false; END IF;
  IF network IS NULL THEN RETURN true; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('unpaid orders from ' || network, 0));
  RETURN (SELECT count(*) FROM orders WHERE unconfirmed_network = network AND status = 'booked') < max_of_network;
END
$$;
