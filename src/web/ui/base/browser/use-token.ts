import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

/** What a token looks like, also one that was not copied as a whole; no place on the page has such a name. */
const TOKEN = /^[\w-]{9,}$/

/** The token that stands behind the # of the address, or stood there last: the link that skips to the content takes its place. '' without one. */
export function useToken(): string {
  const hash = useLocation({ select: location => location.hash })
  const [token, setToken] = useState('')
  if (hash !== token && TOKEN.test(hash)) setToken(hash)
  return token
}
