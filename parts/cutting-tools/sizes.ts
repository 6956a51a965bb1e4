import { defineSize, type Size } from '../size.ts'

export const cuttingTools: readonly Size[] = [
  defineSize('twist-drill', '338-10.0', 'DIN 338', { d: 10, l1: 133, l2: 87, σ: 118, γ: 30 }),
  defineSize('twist-drill', '338-6.0-TIN', 'DIN 338', { d: 6, l1: 93, l2: 57, σ: 118, γ: 30 }),
  defineSize('end-mill', '6527-10', 'DIN 6527', { d1: 10, l2: 22, l1: 72, d2: 10, z: 4, λ: 35 }),
  defineSize('end-mill', '6527-16-TIN', 'DIN 6527', { d1: 16, l2: 32, l1: 92, d2: 16, z: 4, λ: 35 }),
  defineSize('machine-tap', '371-M10', 'DIN 371', {
    d: 10,
    P: 1.5,
    l1: 100,
    l2: 15,
    l3: 39,
    d2: 10,
    a: 8,
    γ: 35,
  }),
  defineSize('hand-reamer', '206-10H7', 'DIN 206', { d: 10, l1: 133, l2: 66, a: 8, z: 6 }),
  defineSize('countersink', '335-20.5', 'DIN 335 C', { d1: 20.5, d3: 3.5, α: 90, d2: 10, l1: 63, z: 3 }),
  defineSize('countersink', '335-31-TIN', 'DIN 335 C', { d1: 31, d3: 4.2, α: 90, d2: 12, l1: 71, z: 3 }),
  defineSize('round-die', '22568-M10', 'EN 22568', { d: 10, P: 1.5, D: 30, E: 11 }),
  defineSize('indexable-insert', 'CNMG-120408', 'ISO 1832', {
    l: 12.9,
    rε: 0.8,
    ε: 80,
    d: 12.7,
    s: 4.76,
    d1: 5.16,
  }),
]
