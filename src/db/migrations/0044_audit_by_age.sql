-- Rows of the audit trail go by age alone (`src/domain/own-data/kept.ts`): who signed in and out after a year, all else after eleven; that the
-- shop went live never.
CREATE FUNCTION keep_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.action <> 'went-live' AND OLD.created_at < now()
      - (CASE WHEN OLD.action IN ('signed-in', 'sign-in-failed', 'signed-out') THEN interval '1 year' ELSE interval '11 years' END)
    THEN RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or removed before their time', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
DROP TRIGGER audit_events_append_only ON audit_events;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION keep_audit_event();
--> statement-breakpoint
-- Another index has its place (`src/db/indexes.ts`: mails_telling).
DROP INDEX IF EXISTS mails_with_body;
