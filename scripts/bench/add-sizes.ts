import type pg from 'pg'

/** Adds so many sizes of screws in families of 500, with a grade and three dimensions each. */
export async function addSizes(client: pg.ClientBase, count: number): Promise<void> {
  await client.query(
    `insert into families (id, name, category, listed, from_cents, to_cents)
     select 'bench-' || n, 'Bench family ' || n, 'fasteners', 500, 150, 649 from generate_series(1, $1::int / 500) n`,
    [count],
  )
  await client.query(
    `insert into products (id, name, image, price_cents, min_quantity, available, category, description, sku, family_id, leads, position,
       size, grade, material, dimensions)
     select 'size-' || n, 'Bench bolt ' || label || ', ' || grade || ', series ' || (n / 500 + 1), '/favicon.svg', 150 + n % 500, 1, 1000, 'fasteners',
       'One of many sizes of screws and bolts', 'SIZE-' || n, 'bench-' || (n / 500 + 1), n % 500 = 0, n % 500,
       label, grade, case grade when 'A2' then 'Stainless steel A2 (1.4301)' else 'Steel, strength class 8.8' end,
       jsonb_build_array(jsonb_build_object('symbol', 'd', 'name', 'Thread', 'value', thread, 'unit', 'mm'),
         jsonb_build_object('symbol', 'l', 'name', 'Length', 'value', length, 'unit', 'mm'),
         jsonb_build_object('symbol', 'k', 'name', 'Head height', 'value', thread * 0.625, 'unit', 'mm'))
     from generate_series(0, $1::int / 500 * 500 - 1) n,
       lateral (select 3 + n % 10 as thread, 10 + n % 500 / 10 as length, (array['8.8', 'A2'])[1 + n % 2] as grade) as of_size,
       lateral (select 'M' || thread || ' x ' || length as label) as of_label`,
    [count],
  )
}
