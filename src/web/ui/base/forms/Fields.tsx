import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { readAmount, readCount, readMeasure } from '#contract/amounts.ts'
import { CountField } from './CountInput.tsx'
import { Field, Options, SelectField, TextAreaField } from './Field.tsx'
import { fieldOf } from './field-of.ts'
import { PasswordField } from './PasswordField.tsx'

type Kind = 'text' | 'amount' | 'measure' | 'count' | 'area' | 'page' | 'password'

interface Typing {
  readonly Control: typeof Field | typeof CountField | typeof TextAreaField | typeof PasswordField
  readonly inputMode?: 'decimal'
  /** What becomes of what was typed before it is checked and sent. */
  readonly read?: (typed: string) => string | null
}

/** As high as a text of a page. */
const PageField = (props: ComponentProps<typeof TextAreaField>) => <TextAreaField rows={24} {...props} />

const kinds: Readonly<Record<Kind, Typing>> = {
  text: { Control: Field },
  amount: { Control: Field, inputMode: 'decimal', read: readAmount },
  measure: { Control: Field, inputMode: 'decimal', read: readMeasure },
  count: { Control: CountField, read: readCount },
  area: { Control: TextAreaField },
  page: { Control: PageField },
  password: { Control: PasswordField },
}

type Attributes = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'required'
  | 'spellCheck'
  | 'type'
>

/** A field of a form as data: where its value goes, what it is called and how it is typed. */
export interface FormField<Name extends string = string> extends Attributes {
  readonly name: Name
  readonly label: string
  /** What messages call it, if not by its label. */
  readonly noun?: string
  readonly hint?: string | undefined
  /** An amount in euros, a number of pieces, a number with decimals, several lines, a whole page, a secret that can be shown; a line of text by default. */
  readonly kind?: Kind
  /** The values to choose from, by what they are called. */
  readonly choices?: Readonly<Record<string, string>>
  /** What is said when it is empty, in a form without a schema. */
  readonly missing?: string
  /** What becomes of what was typed, if not what its kind says. */
  readonly read?: Typing['read']
}

/** Fields in their order; those of an inner list stand in a row. */
export type FieldList<Name extends string> = readonly (FormField<Name> | readonly FormField<Name>[])[]

interface FieldsProps<Values extends FieldValues, Name extends Path<Values>> {
  form: UseFormReturn<Values>
  of: FieldList<Name>
  /** What they begin with. Unlike a form's default values, it gives way to what was typed before the page's code loaded. */
  initial?: object | undefined
  /** Adds something to a field. */
  around?: (name: Name, field: ReactNode) => ReactNode
}

/** Tailwind only finds class names that are written out in full. */
const COLUMNS = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3'] as const
const MANY = 'sm:grid-cols-2 xl:grid-cols-4'

/** The fields of a form, each with its label, hint and message. */
export function Fields<Values extends FieldValues, Name extends Path<Values>>(
  props: FieldsProps<Values, Name>,
) {
  const { form, of, initial, around } = props
  const show = (field: FormField<Name>) => {
    const { name } = field
    const shown = <OneField form={form} field={field} initial={get(initial, name)} />
    return <Fragment key={name}>{around ? around(name, shown) : shown}</Fragment>
  }
  return of.map(each =>
    'name' in each ? (
      show(each)
    ) : (
      <div key={each[0]?.name} className={`grid items-start gap-5 ${COLUMNS[each.length] ?? MANY}`}>
        {each.map(show)}
      </div>
    ),
  )
}

interface OneFieldProps<Values extends FieldValues, Name extends Path<Values>> {
  form: UseFormReturn<Values>
  field: FormField<Name>
  initial: unknown
}

function OneField<Values extends FieldValues, Name extends Path<Values>>({
  form,
  field,
  initial,
}: OneFieldProps<Values, Name>) {
  // What it began with: an input that is not touched would follow a later one, and the form would not.
  const [begun] = useState(initial)
  const { name, label, noun = label, kind = 'text', choices, missing, ...given } = field
  const { Control, ...typing } = kinds[kind]
  const { read, ...attributes } = { ...typing, ...given }
  const tied = {
    ...fieldOf(form, name, noun, {
      ...(missing && { required: missing }),
      ...(read && { setValueAs: (typed: unknown) => (typeof typed === 'string' ? read(typed) : typed) }),
    }),
    ...attributes,
    label,
    defaultValue: typeof begun === 'string' ? begun : undefined,
  }
  if (!choices) return <Control {...tied} />
  return (
    <SelectField {...tied}>
      <Options of={choices} />
    </SelectField>
  )
}
