import type { ConceptText } from '../concept.ts'

export const en: Record<'work-hours' | 'shift-planner' | 'client-crm', ConceptText> = {
  'work-hours': {
    names: ['Time Tracker', 'Work Hours', 'Timesheet'],
    subtitles: ['Work hours & timesheets', 'Track time, breaks, overtime', 'Time clock and hourly pay'],
    shortDescriptions: [
      'Track work hours, breaks and overtime, and send a clean timesheet as PDF.',
      'Time tracker for freelancers and staff: projects, hourly pay and timesheets.',
    ],
    promotion:
      'New: clock in by arriving. The time tracker starts when you reach the office and asks before it counts, and overtime adds up by week and year.',
    openings: [
      'Clock in, work, clock out: {app} tracks your work hours with one tap and turns them into a timesheet that your boss, your client or your accountant can read.',
      'Where did the week go? {app} is a time tracker for employees and freelancers that shows hours, breaks, overtime and earnings by project, without any paper.',
    ],
    features: [
      {
        title: 'Clock in with one tap',
        text: 'Start and stop work hours from the app, the widget or the watch. Forgotten times are added in seconds.',
      },
      {
        title: 'Breaks and overtime',
        text: 'Breaks are deducted by your rules. Overtime, flexitime balance and holidays are always up to date.',
      },
      {
        title: 'Projects and clients',
        text: 'Track time by client, project and task, with your own hourly rate and billable hours marked.',
      },
      {
        title: 'Timesheets as PDF',
        text: 'Send weekly and monthly timesheets as PDF or spreadsheet, with signature and your logo.',
      },
      {
        title: 'Earnings at a glance',
        text: 'Hourly pay, night and Sunday bonuses are calculated while you work, before and after tax.',
      },
      {
        title: 'Reminders and places',
        text: 'Be reminded to clock in when you arrive, to take a break, and to go home at last.',
      },
    ],
    news: [
      'Timesheets can now be signed on the screen and sent by one tap.',
      'Overtime is carried over to the next month, with a limit you can set.',
      'Edit several days at once, and copy a whole week of work hours.',
      'New widget with today’s hours and balance. Fixes breaks that were counted twice after midnight.',
    ],
    events: [
      { title: 'Year-end timesheets', text: 'Close the year with all hours and holidays.' },
      { title: 'Clean start Monday', text: 'Set up projects and rates for the new quarter.' },
    ],
    praise: [
      'My boss gets the timesheet on the last of the month with two taps. Used to take me an evening.',
      'Finally see how much overtime I really do. It was more than I was paid for.',
      'Simple, quick, and the widget means I don’t forget to clock out.',
    ],
    complaints: [
      'Forgot to stop once and it counted 43 hours. Editing that on the phone is a pain.',
      'PDF export was free, now it needs a subscription.',
      'Breaks are deducted although I entered them by hand, so I lose half an hour a day.',
    ],
    purchases: ['Time Tracker Pro, yearly', 'PDF export, one-time'],
  },
  'shift-planner': {
    names: ['Shift Planner', 'Shift Calendar', 'Work Schedule'],
    subtitles: ['Shift calendar & team rota', 'Employee schedule maker', 'Roster, shifts and swaps'],
    shortDescriptions: [
      'Shift calendar and work schedule for you and your team, with shift swaps.',
      'Plan shifts, rosters and holidays, and share the work schedule with staff.',
    ],
    promotion:
      'Somebody ill? Send the open shift to everyone who is free and qualified, and the first to say yes has it. The rota is updated for the whole team.',
    openings: [
      'Early, late, night, off: {app} is the shift calendar that you understand at a glance, made for hospitals, shops, kitchens and everyone who does not work nine to five.',
      'Make next month’s work schedule in half an hour. With {app} you drag shifts onto names, see gaps and clashes at once and send the rota to the team.',
    ],
    features: [
      {
        title: 'Shift calendar in colour',
        text: 'Enter shifts with two taps and rotate patterns for the year. Colours show early, late and night duty.',
      },
      {
        title: 'Team schedule maker',
        text: 'Drag shifts to employees, copy good weeks and see who is on holiday, ill or over their hours.',
      },
      {
        title: 'Swap shifts fairly',
        text: 'Offer a shift, find a colleague who fits, and the manager approves with one tap.',
      },
      {
        title: 'Wishes and availability',
        text: 'Employees enter when they can work and what they would like, before the roster is made.',
      },
      {
        title: 'Hours and pay',
        text: 'Working hours, night bonuses and holidays are counted from the shift plan, ready for payroll.',
      },
      {
        title: 'Share with family',
        text: 'Show your shifts in the family calendar, so everyone knows when you sleep after a night.',
      },
    ],
    news: [
      'Rotating shift patterns can be changed from any day, without touching the past.',
      'Open shifts: ask the whole team and assign the first who answers.',
      'Print the monthly rota on one page, with names down the side.',
      'Rest times are checked as you plan. Fixes night shifts on the day the clocks change.',
    ],
    events: [
      { title: 'Holiday planning weeks', text: 'Collect wishes and plan the summer fairly.' },
      { title: 'Christmas rota', text: 'Who works when: settle the holidays early.' },
    ],
    praise: [
      'As a nurse I have tried them all. This shift calendar is the clearest.',
      'Swapping shifts took ten messages before, now it takes one.',
      'Our café’s rota is done in twenty minutes and nobody is scheduled on their day off.',
    ],
    complaints: [
      'Changes to the schedule don’t reach half of my team until they open the app.',
      'My rotation has nine days and the pattern allows only eight.',
      'Price per employee got out of hand once we hired students.',
    ],
    purchases: ['Team plan, monthly', 'Shift calendar Plus'],
  },
  'client-crm': {
    names: ['CRM & Clients', 'Client Manager', 'Sales CRM'],
    subtitles: ['Simple CRM for small business', 'Customers, leads & follow-ups', 'Contacts, deals and reminders'],
    shortDescriptions: [
      'Simple CRM for small business: clients, leads, follow-ups and appointments.',
      'Keep track of customers and sales: contacts, deals, notes and reminders.',
    ],
    promotion:
      'New: write it down while you walk to the car. Dictate a note after the meeting and the CRM files it with the client, with a reminder to follow up.',
    openings: [
      'Remember every client like your only one. {app} is a simple CRM for small business that keeps contacts, notes, appointments and open offers in one place.',
      'Leads get cold in a notebook. {app} shows you each morning whom to call, what you agreed and which deals are close, even offline at the customer’s site.',
    ],
    features: [
      {
        title: 'Clients with history',
        text: 'Calls, visits, mails, photos and files stand in order under each client, so you know what was said.',
      },
      {
        title: 'Leads and deals',
        text: 'Move deals from first contact to signed on a clear board, and see what your pipeline is worth.',
      },
      {
        title: 'Follow-up reminders',
        text: 'Nobody is forgotten: set a date after each talk and get your list of follow-ups every morning.',
      },
      {
        title: 'Business card scanner',
        text: 'Scan a business card and name, company, phone and e-mail become a contact.',
      },
      {
        title: 'Appointments and routes',
        text: 'See client visits on a map, plan the day’s route and check in with one tap.',
      },
      {
        title: 'Reports for the team',
        text: 'Sales by month, source and colleague, with rights for who may see which customers.',
      },
    ],
    news: [
      'Dictate notes after a meeting: the text is filed with the right client.',
      'Deals have probabilities now, and the forecast shows what the quarter may bring.',
      'Import customers from spreadsheets with a preview of duplicates.',
      'Works offline at last: changes are merged when you are connected. Fixes reminders on public holidays.',
    ],
    events: [
      { title: 'Follow-up week', text: 'Call five sleeping leads a day, with a checklist.' },
      { title: 'Quarter check-up', text: 'Tidy your pipeline and plan the next months.' },
    ],
    praise: [
      'I run a small joinery and this is the first CRM I understood without a course.',
      'The morning follow-up list has brought me three jobs already.',
      'Scanning business cards at the fair saved me an evening of typing.',
    ],
    complaints: [
      'Imported 400 customers and got 130 duplicates.',
      'Sync with my calendar creates every appointment twice.',
      'Fine for one person, but the team plan costs more than our accounting.',
    ],
    purchases: ['CRM Business, monthly', 'Card scanner, one-time'],
  },
}
