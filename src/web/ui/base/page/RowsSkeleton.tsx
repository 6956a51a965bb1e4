import { type Phrase, say } from '#contract/phrase.ts'
import { useWords } from '../../../words.ts'
import { PageHeading } from './PageHeading.tsx'
import { Skeleton } from './Skeleton.tsx'

/** A placeholder for a dashboard page while its rows load. */
export function RowsSkeleton({ title }: { title: Phrase | string }) {
  const { word } = useWords()
  return (
    <>
      <PageHeading title={word(title)} />
      <output className="sr-only">{word(say`Loading`)}</output>
      <div className="grid gap-4">
        {['one', 'two', 'three', 'four'].map(row => (
          <Skeleton key={row} className="h-20 w-full" />
        ))}
      </div>
    </>
  )
}
