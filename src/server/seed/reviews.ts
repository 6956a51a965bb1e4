export interface SeedReview {
  name: string
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  address: string
}

/** The demo reviews, oldest first. */
export const seedReviews: readonly SeedReview[] = [
  {
    name: 'Henrik Solvang',
    rating: 4,
    text: 'The flange bolts came with a 3.1 certificate for the batch, which our welding inspector asked for the same week. One of the boxes had burst in transit, but the count was still right.',
    address: 'Bergen, Norway',
  },
  {
    name: 'Marta Kowalczyk',
    rating: 5,
    text: 'Two 6205 bearings fitted in forty minutes, and the machine is quiet again.',
    address: 'Gdynia, Poland',
  },
  {
    name: 'Ruben Achterberg',
    rating: 3,
    text: 'The timing pulley itself is well made and runs true within 0.05 mm, but the set screw was missing and it took four days to get one sent after it. Fine product, slow answer.',
    address: 'Zwolle, Netherlands',
  },
  {
    name: 'Chiara Bonfante',
    rating: 5,
    text: 'We run the 10 mm carbide end mill at 95 m/min in 42CrMo4 and change it after two shifts. At this price I no longer send the old ones to be reground.',
    address: 'Brescia, Italy',
  },
  {
    name: 'Declan Moriarty',
    rating: 4,
    text: 'Honest ratchet straps. The labels stay readable, and that is what roadside checks look at.',
    address: 'Cork, Ireland',
  },
  {
    name: 'Aylin Demirtas',
    rating: 2,
    text: 'The 50 mm ratchet is strong, but it is too heavy for our small vans: nobody wants to throw it over the load twice. The size is in the drawing, so part of the fault is mine. The 35 mm one suits us better.',
    address: 'Bursa, Turkey',
  },
  {
    name: 'Jonas Lindqvist',
    rating: 5,
    text: 'Levelling feet as drawn, threads clean, pads do not mark the floor.',
    address: 'Malmö, Sweden',
  },
  {
    name: 'Inês Carvalhal',
    rating: 4,
    text: 'Forty swivel castors changed across two warehouses so far. They are clearly quieter than the nylon ones we had before. One pair was delivered with the bearings already greased a bit too generously.',
    address: 'Porto, Portugal',
  },
  {
    name: 'Tomáš Hrabovský',
    rating: 5,
    text: 'The shackle pins turn freely even after a winter outside. Ordered again.',
    address: 'Bratislava, Slovakia',
  },
  {
    name: 'Sabine Oberhauser',
    rating: 4,
    text: 'The jaw coupling arrived balanced and well packed, and it runs without play. The hardness of the star could be stated more clearly, I had to measure it before I dared to use it on the spindle axis.',
    address: 'Linz, Austria',
  },
  {
    name: 'Élodie Marchandeau',
    rating: 5,
    text: 'We repair about thirty washing machines a week. Since we keep the 6205 bearings and the levelling feet on the shelf, most customers have their machine back on the same day.',
    address: 'Nantes, France',
  },
  {
    name: 'Oliver Thistlewood',
    rating: 5,
    text: 'I checked the torque wrench against our own bench at 20, 60 and 100 Nm: never more than 1.4 % off. It clicks cleanly, and the scale can be read without glasses. Best tool we have bought this year.',
    address: 'Sheffield, United Kingdom',
  },
]
