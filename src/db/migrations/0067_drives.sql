UPDATE "families" SET "kind" = "known"."form" FROM (VALUES
	('countersunk-screws', 'countersunk-cross-screws', ARRAY['countersunk-screws-cross-iso-7046', 'flat-head-screws-cross-asme-b18-6-3', 'oval-head-screws-cross-asme-b18-6-3', 'raised-countersunk-screws-cross-iso-7047']),
	('countersunk-screws', 'countersunk-slotted-screws', ARRAY['countersunk-screws-slotted-iso-2009', 'flat-head-screws-slotted-asme-b18-6-3', 'oval-head-screws-slotted-asme-b18-6-3', 'raised-countersunk-screws-slotted-iso-2010']),
	('countersunk-screws', 'countersunk-socket-screws', ARRAY['countersunk-socket-screws-din-7991', 'countersunk-socket-screws-iso-10642', 'flat-head-socket-screws-unc', 'flat-head-socket-screws-unf']),
	('countersunk-screws', 'countersunk-hexalobular-screws', ARRAY['hexalobular-countersunk-screws-iso-14581']),
	('pan-head-screws', 'pan-head-hexalobular-screws', ARRAY['hexalobular-pan-head-screws-iso-14583']),
	('pan-head-screws', 'pan-head-cross-screws', ARRAY['pan-head-screws-cross-asme-b18-6-3', 'pan-head-screws-cross-iso-7045', 'truss-head-screws-cross-asme-b18-6-3']),
	('pan-head-screws', 'pan-head-slotted-screws', ARRAY['pan-head-screws-slotted-asme-b18-6-3', 'pan-head-screws-slotted-iso-1580', 'round-head-screws-slotted-asme-b18-6-3', 'truss-head-screws-slotted-asme-b18-6-3']),
	('cheese-head-screws', 'cheese-head-cross-screws', ARRAY['cheese-head-screws-cross-iso-7048']),
	('cheese-head-screws', 'cheese-head-slotted-screws', ARRAY['cheese-head-screws-slotted-iso-1207', 'fillister-head-screws-slotted-asme-b18-6-3']),
	('cheese-head-screws', 'cheese-head-hexalobular-screws', ARRAY['hexalobular-cheese-head-screws-iso-14580']),
	('set-screws', 'cone-point-set-screws', ARRAY['set-screws-cone-point-iso-4027', 'slotted-set-screws-cone-iso-7434']),
	('set-screws', 'cup-point-set-screws', ARRAY['set-screws-cup-point-iso-4029', 'set-screws-cup-point-unc', 'set-screws-cup-point-unf', 'slotted-set-screws-cup-iso-7436']),
	('set-screws', 'dog-point-set-screws', ARRAY['set-screws-dog-point-iso-4028', 'slotted-set-screws-long-dog-iso-7435']),
	('set-screws', 'flat-point-set-screws', ARRAY['set-screws-flat-point-iso-4026', 'slotted-set-screws-flat-iso-4766']),
	('wood-screws', 'coach-and-lag-screws', ARRAY['coach-screws-din-571', 'hex-lag-screws']),
	('wood-screws', 'wood-cross-screws', ARRAY['countersunk-wood-screws-cross-din-7997', 'raised-wood-screws-cross-din-7995', 'round-head-wood-screws-cross-din-7996']),
	('wood-screws', 'wood-slotted-screws', ARRAY['countersunk-wood-screws-din-97', 'raised-wood-screws-din-95', 'round-head-wood-screws-din-96'])
) AS "known" ("kind", "form", "ids") WHERE "families"."kind" = "known"."kind" AND "families"."id" = ANY ("known"."ids");
