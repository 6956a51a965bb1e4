import type pg from 'pg'
import { peopleOf, type Scale, YEARS } from './scale.ts'

const listOf = (words: string) => `array['${words.split(' ').join("', '")}']`

const FIRST_NAMES = listOf(
  'Anna Ben Clara David Emma Felix Greta Hannes Ida Jan Klara Leo Mia Noah Olga Paul Rosa Simon Tilda Uwe Vera Willi Yara Zoe',
)
const LAST_NAMES = listOf(
  'Albrecht Berger Conrad Dietz Ebert Fuchs Graf Hahn Iversen Jansen Keller Lang Maier Neumann Otto Peters Richter Sommer Thiel Ullrich Vogt Weber Ziegler',
)
const PLACES = listOf('Berlin Hamburg Essen Leipzig Bremen Kassel')
const TRADES = listOf('Blechwerk Maschinenbau Metallbau Stahlbau Anlagenbau Werkzeugbau Zerspanung')

/** Drops with the connection. Text as of RFC 9562, version 7, from the moment and the number of a row, and the number of its kind. */
export const ID_FUNCTION = `
  create function pg_temp.id_at(at timestamptz, n bigint, kind int) returns text language sql immutable as $$
    select substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7' || lpad(to_hex(kind), 3, '0') || '-8000-' || lpad(to_hex(n), 12, '0')
    from (select lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as ms) as of_moment
  $$`

/** Adds the customers with their addresses, and keeps them as the temporary table `people`. */
export async function addPeople(client: pg.Client, scale: Scale): Promise<void> {
  const people = peopleOf(scale)
  await client.query(
    `create temp table people as select n, pg_temp.id_at(at, n, 1) as id, at, name, 'buyer-' || n || '@firm-' || n / 3 || '.example' as email,
       jsonb_build_object('company', trade || ' ' || n % 9000 || ' GmbH', 'name', name, 'street', 'Werkstraße ' || 1 + n % 200, 'street2', '',
         'postcode', lpad((10000 + n * 7 % 89999)::text, 5, '0'), 'city', (${PLACES})[1 + n % 6], 'region', '', 'country',
         case when n % 10 = 3 then 'AT' else 'DE' end, 'phone', '') as address
     from generate_series(0, $1::int - 1) n,
       lateral (select now() - interval '${YEARS} years' - interval '1 day' + n * interval '1 second' as at) as moment,
       lateral (select (${FIRST_NAMES})[1 + n % 24] || ' ' || (${LAST_NAMES})[1 + n / 24 % 23] as name, (${TRADES})[1 + n % 7] as trade) as words`,
    [people],
  )
  await client.query('create unique index on people (n)')
  await client.query('analyze people')
  await client.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at) select id, name, email, true, at, at from people`,
  )
  await client.query(
    `insert into profiles (user_id, education, linkedin, phone) select id, '', '', '030 1234567' from people`,
  )
  await client.query(
    `insert into postal_addresses (id, user_id, company, name, street, street2, postcode, city, region, country, phone, is_default_delivery,
       is_default_billing)
     select pg_temp.id_at(at, n, 2), id, address ->> 'company', name, address ->> 'street', '', address ->> 'postcode', address ->> 'city', '',
       address ->> 'country', '', true, true from people`,
  )
}
