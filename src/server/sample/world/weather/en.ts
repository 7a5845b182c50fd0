import type { ConceptText } from '../concept.ts'

export const en: Record<'rain-radar' | 'weather-forecast' | 'wind-and-tides', ConceptText> = {
  'rain-radar': {
    names: ['Rain Radar', 'Weather Radar', 'Rain Alarm'],
    subtitles: ['Live weather radar & rain map', 'Rain alerts to the minute', 'Storm tracker and rain alarm'],
    shortDescriptions: [
      'Live rain radar with a two-hour forecast, storm tracker and rain alerts.',
      'See when rain starts and stops: weather radar map, rain alarm and widget.',
    ],
    promotion:
      'Storm season is here: the weather radar now shows lightning strikes and hail cells, updated every five minutes, with alerts for your saved places.',
    openings: [
      'Will it rain before you get home? {app} shows on a live weather radar where the rain is now and where it will be in two hours, minute by minute and street by street.',
      'Leave the umbrella at home with a clear conscience. {app} watches the rain radar for you and sends a rain alert ten minutes before the first drops fall.',
    ],
    features: [
      {
        title: 'Live rain radar',
        text: 'Watch rain, snow and hail move across the map. New radar images arrive every five minutes.',
      },
      {
        title: 'Rain alerts in time',
        text: 'The rain alarm warns you before a shower reaches your location, and tells you how long it will last.',
      },
      {
        title: 'Storm and lightning tracker',
        text: 'Follow thunderstorms with lightning strikes, direction and speed, and see when a storm will reach you.',
      },
      {
        title: 'Two-hour rain forecast',
        text: 'A simple chart shows how much it will rain in each of the next 120 minutes.',
      },
      {
        title: 'Map layers to choose',
        text: 'Add clouds, temperature, wind or snow depth to the weather map, or keep nothing but the rain.',
      },
      {
        title: 'Widgets and watch',
        text: 'See the rain radar on your home screen, lock screen and wrist without opening the app.',
      },
    ],
    news: [
      'Radar images now load twice as fast and use less data when you are on the move.',
      'Lightning strikes appear on the weather radar within a minute. Storm alerts can be muted at night.',
      'New widget: the rain forecast for the next two hours as a small chart.',
      'Fixes rain alerts that came for your old location after a flight.',
    ],
    events: [
      { title: 'Storm watch weekend', text: 'Follow thunderstorms live with all radar layers.' },
      { title: 'First snow alert', text: 'Be told when the first flakes reach your town.' },
    ],
    praise: [
      'The rain alert came nine minutes before it poured. Got the washing in just in time.',
      'I cycle to work and plan every ride with this radar. It is right far more often than the forecast.',
      'Clear map, no clutter, and you can see storms coming from hours away.',
    ],
    complaints: [
      'Says no rain for two hours while I stand in the rain. The radar is sometimes 20 minutes behind.',
      'Alerts arrive after the shower has already passed.',
      'A full-screen ad every time I open the map, just when I need it fast.',
    ],
    purchases: ['Radar Premium, yearly', 'Lightning layer, one-time'],
  },
  'weather-forecast': {
    names: ['Weather Forecast', 'Weather & Widget', 'Local Weather'],
    subtitles: ['Hourly & 14-day forecast', 'Local weather with widgets', 'Temperature, rain, UV, pollen'],
    shortDescriptions: [
      'Local weather forecast by the hour and for 14 days, with weather widgets.',
      'Accurate weather for today and the week: temperature, rain, wind and pollen.',
    ],
    promotion:
      'Now with pollen and air quality: see at a glance whether today is a day for the window or for the garden, in the app and on the weather widget.',
    openings: [
      'One look and you know what to wear. {app} brings you the local weather forecast by the hour and for the next 14 days, calm and clear, without news and noise.',
      'Weather decides a lot: the walk, the washing, the weekend. {app} compares several weather models and shows the forecast, and how sure it is, for the place where you are.',
    ],
    features: [
      {
        title: 'Hourly weather forecast',
        text: 'Temperature, chance of rain, wind and sunshine for each hour, with the feels-like temperature beside it.',
      },
      {
        title: '14 days ahead',
        text: 'See the highs, lows and rainy days of the next two weeks, and how certain the forecast is.',
      },
      {
        title: 'Widgets you can shape',
        text: 'Choose from twelve weather widgets for the home and lock screen: today, the week, rain, sun or moon.',
      },
      {
        title: 'Pollen and air quality',
        text: 'Hay fever? Get the pollen count for eight plants, the UV index and the air quality for your town.',
      },
      {
        title: 'Severe weather warnings',
        text: 'Official warnings of storm, ice, heat and flood reach you as a notification, only for the levels you choose.',
      },
      {
        title: 'Sun, moon and sky',
        text: 'Sunrise, sunset, golden hour, moon phase and visibility, for every place in your list.',
      },
    ],
    news: [
      'The hourly forecast now reaches 72 hours, and shows gusts as well as mean wind.',
      'Pollen for ash and mugwort, and a widget that shows only what you are allergic to.',
      'Weather for saved places is kept on the phone, so it opens without a connection.',
      'Clearer colours for warnings and larger text on small widgets.',
    ],
    events: [
      { title: 'Heatwave days', text: 'Hourly heat and UV forecast for your town.' },
      { title: 'Pollen season starts', text: 'A daily pollen forecast for your allergies.' },
    ],
    praise: [
      'Simply the weather, nicely laid out. The widget is the first thing I look at in the morning.',
      'I like that it says how certain the forecast is. More honest than the others.',
      'Pollen and UV in the same place as the temperature, perfect for us with two allergic kids.',
    ],
    complaints: [
      'The widget stops updating and shows yesterday’s temperature until I open the app.',
      'Forecast was off by six degrees three days in a row.',
      'They moved the hourly view behind a paywall. Was free for years.',
    ],
    purchases: ['Weather Plus, yearly', 'No ads, one-time'],
  },
  'wind-and-tides': {
    names: ['Wind & Tides', 'Marine Weather', 'Surf Forecast'],
    subtitles: ['Tide times, wind & swell', 'Surf, sail and kite forecast', 'Marine weather & wind map'],
    shortDescriptions: [
      'Wind forecast, tide times and swell for surfing, sailing and fishing.',
      'Marine weather with tide charts, wind map and wave height for your spot.',
    ],
    promotion:
      'New for sailors: a wind map with gusts and pressure for the next ten days, and tide times for 9,000 harbours that also work at sea without a signal.',
    openings: [
      'Before you rig, paddle out or cast off, look at {app}: wind forecast, tide times and swell for your spot on one page, for today and the next ten days.',
      'The sea does not wait, so plan around it. {app} puts tide times, wind and waves side by side and tells you when your spot works best.',
    ],
    features: [
      {
        title: 'Wind forecast by hour',
        text: 'Wind speed, gusts and direction in knots, metres per second or Beaufort, from three weather models.',
      },
      {
        title: 'Tide times and charts',
        text: 'High and low water for 9,000 harbours and beaches, calculated on your phone and available offline.',
      },
      {
        title: 'Swell and waves',
        text: 'Wave height, period and direction for surfers, with primary and secondary swell shown apart.',
      },
      {
        title: 'Moving wind map',
        text: 'See fronts and lows cross the map, add pressure and rain, and step through the next ten days.',
      },
      {
        title: 'Alerts for your spot',
        text: 'Say what you need, such as 15 knots from the west at mid tide, and be told when it is coming.',
      },
      {
        title: 'Spots near you',
        text: 'Save surf breaks, harbours and fishing marks with notes, water temperature and sunset times.',
      },
    ],
    news: [
      'Tide times for 400 more harbours, and tidal curves you can scroll through by the hour.',
      'The wind map is smoother and can now be saved for a passage without a signal.',
      'Alerts can combine wind, swell and tide. Fixes directions that were turned on the watch.',
      'New widget with the next high and low water for your favourite spot.',
    ],
    events: [
      { title: 'Spring tide weekend', text: 'The highest and lowest water of the season.' },
      { title: 'Autumn swell watch', text: 'Long-period swell forecasts for your surf spots.' },
    ],
    praise: [
      'Wind forecast matches what we get on the water within two knots. We plan every race with it.',
      'Tides offline saved our trip, there is no signal at all in that bay.',
      'Alerts for my kite spot mean I no longer check five websites before breakfast.',
    ],
    complaints: [
      'Tide times were an hour off after the clocks changed. On the coast that is not a small bug.',
      'Wave height for my beach is always too high, it ignores the headland.',
      'The good wind model costs extra although I already pay for the subscription.',
    ],
    purchases: ['Marine Pro, yearly', 'Ten-day wind map'],
  },
}
