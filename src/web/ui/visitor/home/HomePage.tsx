import { CategoriesSection } from './CategoriesSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { FeedbackSection } from './FeedbackSection.tsx'
import { HeroSection } from './HeroSection.tsx'
import { LinesSection } from './LinesSection.tsx'
import type { HomeData } from './load-home.ts'
import { NewestSection } from './NewestSection.tsx'
import { SummarySection } from './SummarySection.tsx'

/** The home page, at / and /home. */
export function HomePage({ products, feedback }: HomeData) {
  return (
    <>
      <HeroSection />
      <SummarySection />
      {feedback.length > 0 && <FeedbackSection feedback={feedback} />}
      <CategoriesSection />
      <LinesSection />
      {products.length > 0 && <NewestSection products={products} />}
      <ContactSection />
    </>
  )
}
