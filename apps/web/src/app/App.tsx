import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ClausePeek } from '../rules/ClausePeek.tsx';
import { Notices } from '../ui/Notices.tsx';
import { Home } from '../home/Home.tsx';
import { Failsafe } from './Failsafe.tsx';
import { Loading } from './states.tsx';
import { NotFound } from './NotFound.tsx';
import { ENTRIES } from '../games/entries.ts';
import { offered } from '../games/registry.ts';

const Lobby = lazy(() => import('../lobby/Lobby.tsx'));
const Claim = lazy(() => import('../lobby/Claim.tsx'));
const Join = lazy(() => import('../lobby/Join.tsx'));
const History = lazy(() => import('../lobby/History.tsx'));
const NewTable = lazy(() => import('../newtable/NewTable.tsx'));
const Table = lazy(() => import('../table/Table.tsx'));
const Replay = lazy(() => import('../replay/Replay.tsx'));
const Import = lazy(() => import('../replay/Import.tsx'));
const Rules = lazy(() => import('../rules/Rules.tsx'));
const Learn = lazy(() => import('../learn/Learn.tsx'));
const Roster = lazy(() => import('../roster/Roster.tsx'));
const Engine = lazy(() => import('../roster/Engine.tsx'));
const Compare = lazy(() => import('../roster/Compare.tsx'));
const Calculator = lazy(() => import('../roster/Calculator.tsx'));
const Notifications = lazy(() => import('../notify/Notifications.tsx'));
const MailLink = lazy(() => import('../notify/MailLink.tsx'));
const Precedents = lazy(() => import('../bench/Precedents.tsx'));
const Ratings = lazy(() => import('../ratings/Ratings.tsx'));
const You = lazy(() => import('../you/You.tsx'));
const Settings = lazy(() => import('../settings/Settings.tsx'));

/** Every page and its address. */
export function App() {
  const first = (offered()[0] ?? ENTRIES[0]!).id;
  return (
    <Failsafe>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/tables" component={Lobby} />
          <Route path="/history" component={History} />
          <Route path="/new">
            <Redirect to={`/new/${first}`} replace />
          </Route>
          <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
          <Route path="/t/:id">{({ id }) => <Table key={id} id={id} />}</Route>
          <Route path="/w/:id">{({ id }) => <Table key={id} id={id} watch />}</Route>
          <Route path="/g/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
          <Route path="/replay" component={Import} />
          <Route path="/s/:id">{({ id }) => <Claim key={id} id={id} />}</Route>
          <Route path="/j/:code">{({ code }) => <Join key={code} code={code} />}</Route>
          <Route path="/rules">
            <Redirect to={`/rules/${first}`} replace />
          </Route>
          <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
          <Route path="/learn">
            <Redirect to={`/learn/${first}`} replace />
          </Route>
          <Route path="/learn/:game">{({ game }) => <Learn key={game} game={game} />}</Route>
          <Route path="/roster" component={Roster} />
          <Route path="/roster/compare" component={Compare} />
          <Route path="/roster/:id">{({ id }) => <Engine key={id} id={id} />}</Route>
          <Route path="/calculator" component={Calculator} />
          <Route path="/mail/confirm/:token">
            {({ token }) => <MailLink doing="confirm" token={token} />}
          </Route>
          <Route path="/mail/stop/:token">{({ token }) => <MailLink doing="stop" token={token} />}</Route>
          <Route path="/precedents" component={Precedents} />
          <Route path="/notifications" component={Notifications} />
          <Route path="/ratings" component={Ratings} />
          <Route path="/you" component={You} />
          <Route path="/settings" component={Settings} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <Notices />
      <ClausePeek />
    </Failsafe>
  );
}
