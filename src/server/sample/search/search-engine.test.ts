import { describe, expect, it } from 'vitest'
import { searchEngine } from './search-engine.ts'

const document = (title: string, tagline: string, description = '', developer = '') => ({
  title,
  tagline,
  description,
  developer,
})

const documents = [
  document('Otterlamp: Budget Planner', 'Track your spending', 'Plan every expense of the household.'),
  document('Fenno', 'Budget and bills', 'A planner for your money.'),
  document('Elmiska – To Do List', 'Tasks for the day', 'Plan the day and the budget of your week.'),
  document('Budget Planner', 'Tasks', ''),
]

describe('the search engine', async () => {
  const engine = await searchEngine('en-US', documents)
  const found = (query: string, matching: 'exact' | 'typing' = 'exact') => {
    const relevance = engine.relevance(query, matching)
    return documents
      .map((_, i) => ({ i, score: relevance(i) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ i }) => i)
  }

  it('ranks a word in the title before one in the subtitle, and that before one in the description', () => {
    expect(found('budget')).toEqual([3, 0, 1, 2])
  })

  it('lists those with every word of a query, in whichever field: more words never find more', () => {
    expect(found('budget expense')).toEqual([0])
    expect(found('budget unicorn')).toEqual([])
    expect(found('unicorn')).toEqual([])
  })

  it('takes other forms of a word where the word itself is not there', () => {
    expect(found('planner')).toEqual([3, 0, 1])
    expect(found('planners household')).toEqual([0])
    expect(found('spendthrift')).toEqual([0])
  })

  it('tells whether a name has all words, or one', () => {
    expect([0, 1, 2, 3].map(engine.namesAll('budget planner'))).toEqual([true, false, false, true])
    expect([0, 1, 2, 3].map(engine.namesOne('budget planner'))).toEqual([true, true, false, true])
  })

  it('leaves nothing out for want of a function word', () => {
    expect(found('the budget of household')[0]).toBe(0)
    expect(found('to do')).toEqual([2])
  })

  it('puts the app first whose whole title was typed', () => {
    expect(found('budget planner')[0]).toBe(3)
    expect(found('Fenno')).toEqual([1])
  })

  it('takes beginnings and slips while somebody types, and only then', () => {
    expect(found('otterl', 'typing')).toEqual([0])
    expect(found('elmisca', 'typing')).toEqual([2])
    expect(found('otte')).toEqual([])
    expect(found('budget expense', 'typing')).toEqual([0])
    expect(found('')).toEqual([])
  })
})
