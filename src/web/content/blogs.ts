/** A paragraph, or a piece of code. */
export type Passage = string | { readonly code: string }

export interface Question {
  readonly title: string
  readonly answer: readonly Passage[]
}

/** The questions of the blog page with their answers. */
export const questions: readonly Question[] = [
  {
    title: 'How will you improve the performance of a React application?',
    answer: [
      'Measure first. The profiler of the React developer tools and the performance panel of the browser show which components render often, which render slowly, and which are only waiting for the network.',
      'Then send less: render the first page on the server, split the code by route, and load what is heavy only where it is used. Give pictures their size and load those below the fold lazily, so that nothing jumps and nothing is fetched in vain.',
      'Last, render less: keep state as close as possible to where it is used, give list items stable keys, show only the visible part of very long lists, and use memo, useMemo and useCallback where the profiler has shown that they pay.',
    ],
  },
  {
    title: 'What are the different ways to manage a state in a React application?',
    answer: [
      'State of one component belongs in useState, or in useReducer when several values change together by named actions. When two components need it, it moves up to their nearest common parent and comes down as props.',
      'Context hands a value to a whole subtree without passing it through every level; it suits what changes seldom, such as the theme or the signed-in person. A store outside the tree, such as Redux or Zustand, suits client state that many distant parts read and write.',
      'Two kinds are often forgotten. What is in the address, such as filters and page numbers, is best kept in the address, where it can be shared. And data from the server is a copy with an age: a router loader or a query library fetches, keeps and renews it better than a hand-written effect.',
    ],
  },
  {
    title: 'How does prototypal inheritance work?',
    answer: [
      'Every object in JavaScript has a hidden link to another object, its prototype, or to null. When a property is read and the object does not have it, the engine looks at the prototype, then at the prototype of that one, until it finds the property or the chain ends.',
      'Objects can therefore share behaviour without copying it. A class is a convenient notation for the same thing: its methods are put on one prototype object, and every instance made with new is linked to it. Writing is different from reading: an assignment makes a property on the object itself and hides the one further up.',
      {
        code: `const tool = { describe() { return \`\${this.name}, \${this.size}\` } }
const wrench = Object.create(tool)
wrench.name = 'Pipe wrench'
wrench.size = '14 inch'
wrench.describe() // 'Pipe wrench, 14 inch': found on the prototype`,
      },
    ],
  },
  {
    title:
      'Why do you not set the state directly in React? For example, if you have const [products, setProducts] = useState([]), why do you not set products = [...] instead?',
    answer: ["don't know"],
  },
  {
    title: 'You have an array of products. How will you implement a search to find products by name?',
    answer: [
      'Filter the array: keep every product whose name contains what was typed, with both sides in lower case so that capitals do not matter. filter answers a new array and leaves the list itself as it was.',
      {
        code: `function findByName(products, typed) {
  const wanted = typed.trim().toLowerCase()
  return products.filter(({ name }) =>
    name.toLowerCase().includes(wanted),
  )
}`,
      },
      'For some hundred products that is fast enough to run on every key. For a large catalogue the search belongs to the database, where an index answers it, and the page fetches one screenful at a time.',
    ],
  },
  {
    title: 'What is a unit test? Why should you write unit tests?',
    answer: [
      'A unit test calls one small piece of a program, a function or a module, on its own, and compares what it does with what was agreed. It needs no network and no database, so thousands of them run in seconds.',
      'They find a mistake minutes after it was made and say where it is. They let the next person change the code without fear, because what must stay is written down as a check. And code that is easy to test alone usually has clear inputs and outputs, which makes it easier to read.',
    ],
  },
]
