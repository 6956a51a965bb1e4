import { useRouter } from '@tanstack/react-router'
import { CONTACT_HEADING } from '../../../content/specification.ts'
import { listContact } from '../../../site.ts'
import { Container } from '../../base/page/Container.tsx'
import { SectionHeading } from '../../base/page/PageHeading.tsx'
import { ContactForm } from './ContactForm.tsx'

/** How to reach the people at the works. */
export function ContactSection() {
  const { seller } = useRouter().options.context.site
  return (
    <section aria-labelledby="contact" className="border-t border-line bg-base-100">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="contact" title={CONTACT_HEADING} />
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <div className="text-muted">
            <p className="max-w-prose text-lg">
              Ask for a drawing, a certificate or a price by the hundred, or tell us what you think. Somebody
              at the works will reply within two working days.
            </p>
            <address className="mt-5 not-italic">
              {listContact({ ...seller, email: '' }).map(line => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              {seller.email !== '' && (
                <a href={`mailto:${seller.email}`} className="text-link">
                  {seller.email}
                </a>
              )}
            </address>
          </div>
          <ContactForm />
        </div>
      </Container>
    </section>
  )
}
