import { Link } from '@tanstack/react-router'
import { site } from '../../content/site.ts'
import { listContact, type SellerContact } from '../../site.ts'
import { Container } from '../base/page/Container.tsx'

/** The footer of every page: the address of the works, what they do, and the copyright. */
export function Footer({ seller }: { seller: SellerContact }) {
  return (
    <footer className="on-ink bg-ink text-ink-content">
      <div aria-hidden="true" className="hatch h-3 [--hatch-line:var(--color-ink-muted)]" />
      <Container className="grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <p className="font-condensed text-2xl font-semibold tracking-wide uppercase">{site.name}</p>
          <p className="mt-2 max-w-xs text-ink-muted">{site.claim}</p>
          <address className="mt-5 text-[0.9375rem] text-ink-muted not-italic">
            {listContact(seller).map(line => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        {site.columns.map(({ title, items }) => (
          <div key={title}>
            <h2 className="eyebrow text-ink-content">{title}</h2>
            <ul className="mt-3 space-y-1.5 text-[0.9375rem] text-ink-muted">
              {items.map(({ text, href }) => (
                <li key={text}>{href ? <FooterLink text={text} href={href} /> : text}</li>
              ))}
            </ul>
          </div>
        ))}
      </Container>
      <div className="border-t border-ink-line">
        <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 text-sm text-ink-muted">
          <p>Copyright © 2026 {site.name}. All rights reserved.</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-3">
            {site.legal.map(({ text, href }) => (
              <li key={text}>
                <FooterLink text={text} href={href} />
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </footer>
  )
}

/** Within the shop the next page is fetched alone; other sites, and places within a page, are the browser's. */
function FooterLink({ text, href }: { text: string; href: string }) {
  const look =
    'underline decoration-ink-line underline-offset-4 hover:text-ink-content hover:decoration-current'
  return /^\/[^#]*$/.test(href) ? (
    <Link to={href} className={look}>
      {text}
    </Link>
  ) : (
    <a href={href} className={look}>
      {text}
    </a>
  )
}
