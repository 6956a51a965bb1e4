import { defineSize, type Size } from '../size.ts'
import { flangeBolt } from '../standards/flange-bolts.ts'
import { hexagonScrew } from '../standards/hexagon-screws.ts'
import { din315, din985, din1587, iso4032 } from '../standards/nuts.ts'
import { countersunkScrew, socketCapScrew } from '../standards/socket-screws.ts'
import { coarsePitch, threaded } from '../standards/threads.ts'
import { din127, iso7089, iso7093 } from '../standards/washers.ts'

export const fasteners: readonly Size[] = [
  defineSize('hex-bolt', '4017-M10X40', 'ISO 4017', hexagonScrew(10, 40, 8.8)),
  defineSize('hex-bolt', '4017-M16X80-A2', 'ISO 4017', hexagonScrew(16, 80, 70)),
  defineSize('hex-bolt', '4017-M8X25-109', 'ISO 4017', hexagonScrew(8, 25, 10.9)),
  defineSize('hex-nut', '4032-M10', 'ISO 4032', threaded(iso4032)(10)),
  defineSize('flat-washer', '7089-M10', 'ISO 7089', iso7089.row(10)),
  defineSize('flat-washer', '7093-M8-BR', 'ISO 7093-1', iso7093.row(8)),
  defineSize('socket-cap-screw', '4762-M8X40', 'ISO 4762', socketCapScrew(8, 40)),
  defineSize('socket-cap-screw', '4762-M6X20-A2', 'ISO 4762', socketCapScrew(6, 20)),
  defineSize('countersunk-screw', '7991-M8X30', 'DIN 7991', countersunkScrew(8, 30)),
  defineSize('flange-bolt', '6921-M8X30', 'DIN 6921', flangeBolt(8, 30, 8.8)),
  defineSize('nyloc-nut', '985-M10', 'DIN 985', threaded(din985)(10)),
  defineSize('cap-nut', '1587-M8', 'DIN 1587', threaded(din1587)(8)),
  defineSize('wing-nut', '315-M8', 'DIN 315', threaded(din315)(8)),
  defineSize('spring-washer', '127-M10', 'DIN 127-B', din127.row(10)),
  defineSize('threaded-rod', '976-M12X100-BR', 'DIN 976-1', { d: 12, l: 100, P: coarsePitch(12) }),
  defineSize('blind-rivet', '15977-48X12', 'ISO 15977', { d: 4.8, l: 12, dk: 9.5, k: 1.1, dm: 2.64, p: 27 }),
]
