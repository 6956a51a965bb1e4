import { expect, test } from 'vitest'
import { isReservedName } from './reserved-names.ts'

const SELLER = 'Müller Werkzeuge GmbH & Co. KG'

test.each([
  'Parts Hub',
  'Parts Hub Support',
  'parts-hub team',
  'PARTSHUB',
  'PartsHubSupport',
  'The Parts Hub',
  'Anna from Parts Hub',
  'Admin',
  'admin ',
  'ADMIN 2',
  'admin2026',
  'Adm1n',
  '4dm1n',
  '@dmin',
  'AdmIn',
  'Admln',
  'Adrnin',
  'A d m i n',
  'A.d.m.i.n',
  'Ad\u200Bmin',
  'A\u00ADdmin',
  'Ádmín',
  'А\u0501min',
  'Αdmin',
  'Adm\u0456n',
  'ａｄｍｉｎ',
  'ⓐⓓⓜⓘⓝ',
  '🅰🅳🅼🅸🅽',
  'ᴀᴅᴍɪɴ',
  'Ꭺdmin',
  'Ꮪupport',
  'ꓮꓓꓟꓲꓠ',
  'ᗩᗪᗰIᑎ',
  'Ⲣarts Hub',
  'Ꮲarts Hub',
  'Տupport',
  'Ⱥdmin',
  '𝐀𝐝𝐦𝐢𝐧',
  'Administrator',
  'Support',
  'Supp0rt',
  'SUPPORT TEAM',
  'Customer Service',
  'customer care',
  'Moderator',
  'Mоderаtоr',
  'Staff',
  'Official',
  'The Team',
  'Müller Werkzeuge',
  'Muller Werkzeuge GmbH',
  'MÜLLER-WERKZEUGE',
  'Müller Team',
  'Werkzeuge Service',
])('%j is reserved', name => {
  expect(isReservedName(name, SELLER)).toBe(true)
})

test.each([
  'Robert Partsmann',
  'Shophia',
  'Müller',
  'Anna Müller',
  'Leopold Staff',
  'Maria Sales',
  'Amin Admiraal',
  'Amina Demirtas',
  'Hub van Doorne',
  'Hubert Parts',
  'Adminova Elena',
  'Theo Vanderstaffen',
  'Steam Oliver',
  'Modesty Blaise',
  'Careen O’Hara',
  'Ole Supporten',
  'Иван Админов',
  'Αδαμαντία Παπαδοπούλου',
  'Żółć',
  '李四',
  'محمد علي',
  'Customer',
  'ada.byron@mail.example.com',
  'Grace Hopper',
  'Ada Byron 1815',
  'x'.repeat(200),
  'a '.repeat(99),
  '\u200B',
])('%j is not reserved', name => {
  expect(isReservedName(name, SELLER)).toBe(false)
})

test('a seller of one word is reserved beside a role, and is free for the people of that name', () => {
  expect(isReservedName('Würth', 'Würth AG')).toBe(false)
  expect(isReservedName('Reinhold Würth', 'Würth AG')).toBe(false)
  expect(isReservedName('Wurth Service', 'Würth AG')).toBe(true)
})
