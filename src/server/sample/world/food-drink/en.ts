import type { ConceptText } from '../concept.ts'

export const en: Record<'recipe-keeper' | 'meal-planner' | 'coffee-brewing', ConceptText> = {
  'recipe-keeper': {
    names: ['Recipe Keeper', 'Cookbook', 'Recipes & Cooking'],
    subtitles: ['Save recipes in your cookbook', 'Recipe box & cooking mode', 'Easy recipes, kept for ever'],
    shortDescriptions: [
      'Save recipes from anywhere in one cookbook and cook them step by step.',
      'Recipe keeper for family recipes, clippings and websites, with cooking mode.',
    ],
    promotion:
      'New: photograph a page from Grandma’s cookbook and it becomes a tidy recipe, handwriting included. The original picture stays right next to it.',
    openings: [
      'Screenshots, torn-out pages, a link somewhere in the chat: {app} gathers your recipes in one cookbook that you can search with floury fingers.',
      'The recipe you loved, without the story of a holiday around it. {app} saves recipes from any website, scales them to your table and reads the next step aloud.',
    ],
    features: [
      {
        title: 'Save recipes from anywhere',
        text: 'Share a website with the recipe keeper and it picks out ingredients, steps and picture. Nothing else.',
      },
      {
        title: 'Scan handwritten recipes',
        text: 'Take a picture of a card or a cookbook page. Text is recognised, the original stays attached.',
      },
      {
        title: 'Cooking mode, step by step',
        text: 'Large type, a screen that stays on, timers inside the step and a voice for when your hands are in dough.',
      },
      {
        title: 'Scale and convert',
        text: 'From two to nine people, from cups to grams. Ingredients are recalculated and rounded sensibly.',
      },
      {
        title: 'Find by ingredient',
        text: 'Half a cabbage and two eggs? Search your cookbook by what is in the fridge, by time or by season.',
      },
      {
        title: 'Share the family cookbook',
        text: 'Collect family recipes together, add notes and print them as a book for the next birthday.',
      },
    ],
    news: [
      'Handwritten recipe cards are recognised, even with a few stains.',
      'Several timers can run at once in cooking mode.',
      'Nutrition per serving is estimated from the ingredients.',
      'Fixes fractions such as 1½ that were imported as 11/2.',
    ],
    events: [
      { title: 'Soup Season', text: 'Thirty easy soup recipes, one for each day.' },
      { title: 'Family Cookbook Month', text: 'Collect a recipe from everyone you love.' },
    ],
    praise: [
      'Scanned my grandmother’s recipe cards before the ink fades. This app is a treasure.',
      'Saves only the recipe and skips the five paragraphs about autumn. Bless you.',
      'Cooking mode with timers in the step is exactly how it should be.',
    ],
    complaints: [
      'Only twenty recipes for free, and I found out after typing in the twentieth.',
      'Import from some websites forgets half of the ingredients.',
      'Screen goes dark in the middle of the recipe, with my hands full of dough.',
    ],
    purchases: ['Cookbook Plus, one year', 'Unlimited recipes'],
  },
  'meal-planner': {
    names: ['Meal Planner', 'Weekly Meal Plan', 'Dinner Planner'],
    subtitles: ['Meal plan & grocery list', 'Healthy dinner ideas weekly', 'Plan meals, shop, meal prep'],
    shortDescriptions: [
      'Meal planner for the week with easy recipes and an automatic grocery list.',
      'Plan healthy meals, get dinner ideas and shop with one tidy grocery list.',
    ],
    promotion:
      'New: leftovers are part of the plan. Roast on Sunday, wraps on Monday, soup on Tuesday, and a grocery list that only asks for what is still missing.',
    openings: [
      'What’s for dinner? {app} answers for the whole week: pick your days and your tastes, get a meal plan with easy recipes and take the grocery list to the shop.',
      'Cook more, decide less. {app} is a meal planner that knows who eats at home on Tuesday, what is in season and that nobody wants lentils twice.',
    ],
    features: [
      {
        title: 'A week of dinner ideas',
        text: 'Get a meal plan for seven days in one tap, swap what you don’t like and lock what you do.',
      },
      {
        title: 'Grocery list included',
        text: 'All ingredients are added up, sorted by aisle and shared with whoever is doing the shopping.',
      },
      {
        title: 'Healthy, easy recipes',
        text: 'More than 1,500 recipes in under forty minutes: vegetarian, high-protein, low-carb or simply comforting.',
      },
      {
        title: 'Allergies and fussy eaters',
        text: 'Enter allergies and dislikes for each person once. The meal planner leaves them out for good.',
      },
      {
        title: 'Meal prep and leftovers',
        text: 'Cook once, eat twice: plan meal prep on Sunday and let leftovers turn into lunch.',
      },
      {
        title: 'Budget and nutrition',
        text: 'See what the week will cost and how much protein, fibre and energy is on the plate.',
      },
    ],
    news: [
      'Leftovers now become a meal of their own on another day.',
      'Add your own recipes to the meal plan from any website.',
      'The grocery list remembers the order of aisles in your shop.',
      'Fixes portions for children that were counted as adults.',
    ],
    events: [
      { title: 'Seven Dinners, One Pan', text: 'A week of easy one-pan recipes.' },
      { title: 'Veggie Month', text: 'Plant-based meal plans, four new ones each week.' },
    ],
    praise: [
      'No more standing in the shop at six with no idea. We plan on Sunday and that’s it.',
      'The grocery list sorted by aisle cuts my shopping in half. We waste less food, too.',
      'Finally a meal planner that understands that one of us is vegetarian.',
    ],
    complaints: [
      'Recipes repeat after three weeks, I get chickpea curry all the time.',
      'Can’t move a dinner to another day without the grocery list starting over.',
      'Most recipes you see in the pictures need the expensive subscription.',
    ],
    purchases: ['Family table, one year', 'Meal prep collection'],
  },
  'coffee-brewing': {
    names: ['Coffee Timer', 'Coffee Recipes', 'Brew Guide'],
    subtitles: ['Pour-over timer & recipes', 'Coffee journal & brew timer', 'Espresso, filter, French press'],
    shortDescriptions: [
      'Coffee timer with recipes for pour-over, espresso, French press and cold brew.',
      'Brew better coffee: recipes, ratio calculator and a journal for your beans.',
    ],
    promotion:
      'New: dial in your espresso in three shots. Tell the coffee journal how it tasted, and it suggests a finer grind, a longer ratio or simply fresher beans.',
    openings: [
      'Good beans deserve better than guesswork. {app} is a coffee timer that guides each pour, counts the seconds and tells you when to stop.',
      'Sour, bitter or just right? {app} keeps a journal of your coffee, from beans and grind to taste, so that the best cup of the week can happen again.',
    ],
    features: [
      {
        title: 'Brew timer that guides',
        text: 'Bloom, pour, wait, swirl: the coffee timer shows grams and seconds for each step, with a soft tone.',
      },
      {
        title: 'Recipes for every brewer',
        text: 'Over 120 coffee recipes for pour-over, French press, moka pot, espresso and cold brew.',
      },
      {
        title: 'Coffee ratio calculator',
        text: 'Enter the cups you want, and the coffee ratio turns into grams of coffee and water.',
      },
      {
        title: 'Journal for your beans',
        text: 'Keep origin, roast date and grind setting, rate the cup and find your favourite beans again.',
      },
      {
        title: 'Dial in espresso',
        text: 'Log dose, yield and time of each shot and see on a small chart where the good ones are.',
      },
      {
        title: 'Learn like a barista',
        text: 'Short lessons about grinding, water and milk foam, each as long as a kettle takes to boil.',
      },
    ],
    news: [
      'Tasting notes now lead to a suggestion for the next brew.',
      'Connect a wireless scale and the timer starts with the first drop.',
      'Twelve cold brew recipes for hot days.',
      'Fixes a timer that stopped when the phone was locked.',
    ],
    events: [
      { title: 'Home Barista Week', text: 'One small coffee lesson with every morning cup.' },
      { title: 'Cold Brew Summer', text: 'A new iced coffee recipe every Friday.' },
    ],
    praise: [
      'My pour-over finally tastes the same two days in a row. The timer is spot on.',
      'Love the journal. I can see which beans I liked and what grind I used in spring.',
      'Ratio calculator plus scale, and even my half-asleep self brews decent coffee.',
    ],
    complaints: [
      'Recipes are all in one size. Scaling up for guests is a paid feature, come on.',
      'The timer tone is so quiet that I can’t hear it over the grinder.',
      'Lost my whole coffee journal when I changed phones, no backup anywhere.',
    ],
    purchases: ['Barista Plus, one year', 'Espresso course'],
  },
}
