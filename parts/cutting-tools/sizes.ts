import { defineSize, type Size } from '../size.ts'
import { countersink, twistDrill } from '../standards/drills.ts'
import { endMill, handReamer } from '../standards/mills-and-reamers.ts'
import { machineTap, roundDie } from '../standards/taps-and-dies.ts'

export const cuttingTools: readonly Size[] = [
  defineSize('twist-drill', '338-10.0', 'DIN 338', twistDrill(10)),
  defineSize('twist-drill', '338-6.0-TIN', 'DIN 338', twistDrill(6)),
  defineSize('end-mill', '6527-10', 'DIN 6527', endMill(10, 4, 35)),
  defineSize('end-mill', '6527-16-TIN', 'DIN 6527', endMill(16, 4, 35)),
  defineSize('machine-tap', '371-M10', 'DIN 371', machineTap(10, 35)),
  defineSize('hand-reamer', '206-10H7', 'DIN 206', handReamer(10, 6)),
  defineSize('countersink', '335-20.5', 'DIN 335 C', countersink(20.5, 3)),
  defineSize('countersink', '335-31-TIN', 'DIN 335 C', countersink(31, 3)),
  defineSize('round-die', '22568-M10', 'EN 22568', roundDie(10)),
  defineSize('indexable-insert', 'CNMG-120408', 'ISO 1832', {
    l: 12.9,
    rε: 0.8,
    ε: 80,
    d: 12.7,
    s: 4.76,
    d1: 5.16,
  }),
]
