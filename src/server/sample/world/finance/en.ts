import type { ConceptText } from '../concept.ts'

export const en: Record<'budget-planner' | 'invoice-maker' | 'bill-splitting', ConceptText> = {
  'budget-planner': {
    names: ['Budget Planner', 'Expense Tracker', 'Money Manager'],
    subtitles: ['Track spending & save money', 'Monthly budget & bills', 'Expense tracker and savings'],
    shortDescriptions: [
      'Plan your monthly budget, track every expense and see what is left to spend.',
      'Expense tracker and budget planner: bills, savings goals and clear charts.',
    ],
    promotion:
      'New: bills now appear on a calendar, so you see which week gets tight before it does. Plan the month, track spending and keep your savings goal in sight.',
    openings: [
      'Where does the money go each month? {app} is a budget planner that answers in ten seconds: enter an expense, and see at once what is left to spend until payday.',
      'A budget only works if you look at it. {app} keeps your income, bills and daily spending on one clear screen, so that saving money becomes a habit and not a weekend project.',
    ],
    features: [
      {
        title: 'Track every expense',
        text: 'Add an expense in two taps, with a category and a note. Receipts can be photographed and stay with the entry.',
      },
      {
        title: 'A monthly budget that fits',
        text: 'Give each category a limit, from groceries to fuel. The expense tracker warns you before a budget is used up, not after.',
      },
      {
        title: 'Bills and subscriptions',
        text: 'Rent, power, phone, streaming: enter a bill once and get a reminder three days before it is due.',
      },
      {
        title: 'Savings goals you can see',
        text: 'Save money for a holiday, a bike or a rainy day. Every goal shows how much to put aside each month.',
      },
      {
        title: 'Charts that explain spending',
        text: 'Compare this month with the last one, find the three biggest expenses and follow your net worth through the year.',
      },
      {
        title: 'Share the household budget',
        text: 'Plan a family budget together. Everyone enters their own expenses, and the total is up to date on every phone.',
      },
    ],
    news: [
      'Bills now have a calendar of their own. Swipe a bill to mark it as paid.',
      'Budgets can start on payday instead of on the first of the month.',
      'Export your expenses as a spreadsheet, by month or by category.',
      'Fixes a rounding error in shared budgets with two currencies.',
    ],
    events: [
      { title: 'No-Spend Weekend', text: 'Two days without a single expense. Join in!' },
      { title: 'January Savings Challenge', text: 'Put a little more aside every day for 31 days.' },
    ],
    praise: [
      'Finally I know what we spend on groceries. It was a shock, but a useful one.',
      'Entering an expense takes me five seconds at the till, so I actually do it.',
      'Paid off my credit card in eight months with the monthly budget. Simple and honest.',
    ],
    complaints: [
      'Exporting to a spreadsheet is only in the paid version, and that is what I need most.',
      'Recurring bills showed up twice after the update and my budget was wrong for a week.',
      'Nice charts, but I have to type in everything by hand because my bank can’t be connected.',
    ],
    purchases: ['Premium, one year', 'Unlimited budgets'],
  },
  'invoice-maker': {
    names: ['Invoice Maker', 'Estimate & Invoice', 'Invoice Generator'],
    subtitles: ['Estimates, receipts & billing', 'Send invoices & get paid', 'Invoice app for freelancers'],
    shortDescriptions: [
      'Make an invoice on your phone, send it as a PDF and see when it is paid.',
      'Invoice maker for small business: estimates, receipts, taxes and reminders.',
    ],
    promotion:
      'Turn an accepted estimate into an invoice with one tap, send it before you leave the site and let polite payment reminders do the rest.',
    openings: [
      'The job is done, so send the invoice from the driveway. {app} is an invoice maker for freelancers, trades and small businesses who would rather work than do paperwork.',
      'Write an estimate in the morning, bill it in the afternoon. {app} fills in the client, the items and the tax, and hands you a clean PDF invoice in under a minute.',
    ],
    features: [
      {
        title: 'Professional invoice templates',
        text: 'Choose one of twelve invoice templates, add your logo and colours, and every PDF looks like it came from an office.',
      },
      {
        title: 'Estimates become invoices',
        text: 'Send an estimate, let the client sign on the screen, and turn it into an invoice without typing anything twice.',
      },
      {
        title: 'Payment reminders',
        text: 'See which invoices are open, due or overdue at a glance, and let the app send a friendly reminder by email.',
      },
      {
        title: 'Clients and price list',
        text: 'Keep clients, items and hourly rates in one place. Start typing and the billing lines fill themselves in.',
      },
      {
        title: 'Tax and discounts',
        text: 'Several tax rates, discounts per line or in total, and deposits already paid. The sums are always right.',
      },
      {
        title: 'Receipts and expenses',
        text: 'Scan a receipt, add it to a job and bill it on. At the end of the year, your accountant gets one tidy file.',
      },
    ],
    news: [
      'Invoices can be sent in a second language, with the currency of your client.',
      'New template with room for a delivery address and an order number.',
      'Estimates now show when the client has opened them.',
      'Fixes invoice numbers that skipped one after a draft was deleted.',
    ],
    events: [
      { title: 'Tax Season Checklist', text: 'Get the year’s invoices in order, step by step.' },
      { title: 'Freelancer Week', text: 'Five days of tips for getting paid on time.' },
    ],
    praise: [
      'I send the invoice from the van before I drive off. Customers pay faster now, no joke.',
      'Estimates turn into invoices with one tap, which saves me an hour every Friday.',
      'Clean templates and my logo looks right. Clients think I have a secretary.',
    ],
    complaints: [
      'Only three invoices for free, then it wants a subscription. I write maybe one a month.',
      'The invoice number cannot be changed once it is sent, and my accountant is not amused.',
      'PDF puts the tax line on a second page when there are more than ten items.',
    ],
    purchases: ['Business plan, one month', 'Template pack'],
  },
  'bill-splitting': {
    names: ['Split Bills', 'Split Expenses', 'Group Expenses'],
    subtitles: ['Share costs with friends', 'Split the bill, settle up', 'Roommate & trip expenses'],
    shortDescriptions: [
      'Split bills with friends and roommates, track who owes whom and settle up.',
      'Group expenses for trips, flats and dinners: split costs fairly in seconds.',
    ],
    promotion:
      'Going away together? Start a trip, let everyone add what they paid, and settle up at the end with as few payments as possible. Works offline and in any currency.',
    openings: [
      'Who paid for dinner, and who owes whom? {app} keeps group expenses fair: add what you paid, choose who shares it, and everybody sees the balance.',
      'Friends stay friends when the sums are right. Use {app} to split bills on trips, in a shared flat or for one long evening, and settle up without a spreadsheet.',
    ],
    features: [
      {
        title: 'Split bills your way',
        text: 'Equally, by shares, by percentage or by exact amounts. You can split a bill item by item when one of you only had soup.',
      },
      {
        title: 'Groups for every occasion',
        text: 'A trip, a flat, a wedding present: start a group, share the link and everyone adds expenses from their own phone.',
      },
      {
        title: 'Who owes whom',
        text: 'One clear balance for each person. The app works out the fewest payments that settle the whole group.',
      },
      {
        title: 'Any currency, real rates',
        text: 'Pay in one currency and settle up in another. The day’s exchange rate is saved with the expense.',
      },
      {
        title: 'Scan the receipt',
        text: 'Take a picture of the bill and tap who had what. Tip and tax are shared in proportion.',
      },
      {
        title: 'Works without a connection',
        text: 'Add group expenses on a mountain hut or a ferry. They are shared as soon as you are online again.',
      },
    ],
    news: [
      'Friends can join a group from a link, without an account of their own.',
      'Rent and other shared costs can now repeat each month.',
      'Settling up shows the fewest payments first.',
      'Fixes receipts in landscape that were read from right to left.',
    ],
    events: [
      { title: 'Roommate Settle-Up Day', text: 'Clear the balance of your flat by Sunday.' },
      { title: 'Summer Trip Starter', text: 'Start a group for your trip and split fairly.' },
    ],
    praise: [
      'Nine people, one holiday house, zero arguments about money. Thank you.',
      'My roommates and I split rent and groceries here and it is always clear who owes what.',
      'Scanned the dinner bill and everyone tapped their own dishes. Took one minute.',
    ],
    complaints: [
      'Four expenses a day and then you have to wait or pay? On a trip that is nothing.',
      'My friends need an account before they see the balance, so half of them never joined.',
      'The exchange rate can’t be set by hand, and the one it took was from last week.',
    ],
    purchases: ['Plus, one year', 'Trip pass, 30 days'],
  },
}
